/** Whether text stands out from its ground in the company's own colors (WCAG 2.2, 1.4.3: 4.5 to 1). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, green, orGreen, red } from './finding.ts';
import type { Launch, Rule } from './launch.ts';
import { placeOfField } from './source-lines.ts';

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
    const ratio = contrastOf(colorOf(text), colorOf(ground));
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

/** 1 to 21. */
function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG's relative luminance. @param color #rgb or #rrggbb */
function luminance(color: string): number {
  const digits = color.length === 4 ? color.replace(/[0-9a-f]/gi, '$&$&') : color;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
