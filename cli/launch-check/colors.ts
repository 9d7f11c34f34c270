/** Whether text stands out from its ground in the company's own colors. */
import { join } from 'node:path';
import { placeOfField } from '../../content-loader/field-lines.ts';
import { LEAST_CONTRAST, textsOnGrounds } from '../../domain/colors/text-on-ground.ts';
import { type Finding, green, orGreen, red } from './finding.ts';
import type { Launch, Rule } from './launch.ts';

export const colorRules: Rule[] = [contrast];

function contrast({ content, contentDir }: Launch): Finding[] {
  const own = content.site.colors ?? {};
  if (Object.keys(own).length === 0)
    return [green('The colors are those of app/styles/tokens.css.')];
  const findings = textsOnGrounds(own).flatMap(({ text, ground, ratio, isEnough }) => {
    const changed = [text, ground].find((name) => name in own);
    if (isEnough || !changed) return [];
    return [
      red(
        `Text in "${text}" on "${ground}" has a contrast of ${ratio.toFixed(1)} to 1: readers need ${LEAST_CONTRAST}.`,
        placeOfField(join(contentDir, 'site.yaml'), ['colors', changed]),
      ),
    ];
  });
  return orGreen(findings, 'Text stands out from its ground in the company’s colors.');
}
