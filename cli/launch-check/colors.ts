/** Whether text stands out from its ground in the company's own colors (WCAG 2.2, 1.4.3: 4.5 to 1). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeOfField } from '../../content-loader/field-lines.ts';
import { contrastRatio, rgbOf } from '../../domain/colors/contrast.ts';
import { type Finding, green, orGreen, red } from './finding.ts';
import type { Launch, Rule } from './launch.ts';

export const colorRules: Rule[] = [contrast];

/** Text and the ground it stands on, by their names in tokens.css. */
const PAIRS = [
  ['fig', 'cream'],
  ['fig', 'paper'],
  ['fig', 'lamp'],
  ['fig', 'sand'],
  ['soft', 'cream'],
  ['ruf', 'cream'],
  ['cream', 'fig'],
  ['rose', 'fig'],
] as const;
const LEAST = 4.5;

function contrast({ content, contentDir }: Launch): Finding[] {
  const own = content.site.colors ?? {};
  if (Object.keys(own).length === 0)
    return [green('The colors are those of app/styles/tokens.css.')];
  const tokens = readFileSync('app/styles/tokens.css', 'utf8');
  const colorOf = (name: (typeof PAIRS)[number][number]) =>
    own[name] ?? new RegExp(`--${name}: (#[0-9a-f]{3,6});`).exec(tokens)?.[1] ?? '#000000';
  const findings = PAIRS.flatMap(([text, ground]) => {
    const ratio = contrastRatio(rgbOf(colorOf(text)), rgbOf(colorOf(ground)));
    const changed = [text, ground].find((name) => name in own);
    if (ratio >= LEAST || !changed) return [];
    return [
      red(
        `Text in "${text}" on "${ground}" has a contrast of ${ratio.toFixed(1)} to 1: readers need ${LEAST}.`,
        placeOfField(join(contentDir, 'site.yaml'), ['colors', changed]),
      ),
    ];
  });
  return orGreen(findings, 'Text stands out from its ground in the company’s colors.');
}
