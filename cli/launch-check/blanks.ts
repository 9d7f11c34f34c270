/** What the starter content leaves for the company to say: questions in [[double brackets]], months, and local facts. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { placeOfField, placesOfText } from '../../content-loader/field-lines.ts';
import { usStateCode } from '../../domain/territory/us-states.ts';
import { type Finding, orGreen, orGreenFor, red, yellow } from './finding.ts';
import type { Launch, Rule } from './launch.ts';

export const blankRules: Rule[] = [questions, months, localFacts];

function questions({ contentDir }: Launch): Finding[] {
  const files = readdirSync(contentDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(md|yaml)$/.test(name),
  );
  const places = files.sort().flatMap((name) => placesOfText(join(contentDir, name), /\[\[.+\]\]/));
  return orGreenFor(
    places,
    ({ length }) =>
      red(
        `${length} line(s) still ask something in [[double brackets]]: write the answer there, or take the sentence out.`,
        ...places,
      ),
    'No text waits for its words.',
  );
}

/** A pest page's year in each state of the company. */
function months({ content }: Launch): Finding[] {
  const states = [...new Set(content.areas.map(({ state }) => state))];
  const findings = states.flatMap((code) => {
    const missing = content.pages.filter(
      ({ matter }) =>
        matter.template === 'pest' &&
        !Object.keys(matter.activity).some((key) => usStateCode(key.replaceAll('_', ' ')) === code),
    );
    return missing.length > 0
      ? [
          yellow(
            `${missing.length} pest page(s) have no months for ${code}: fill in activity from a source, or leave the chart out.`,
            ...missing.map(({ file }) => placeOfField(file, ['activity'])),
          ),
        ]
      : [];
  });
  return orGreen(findings, 'Every pest page has the months of the company’s states.');
}

function localFacts({ content }: Launch): Finding[] {
  const bare = content.pages.filter(
    ({ matter }) => 'place' in matter && matter.local_facts.length < 3 && matter.indexed,
  );
  return orGreenFor(
    bare,
    ({ length }) =>
      yellow(
        `${length} place page(s) have fewer than three local facts with a source: search engines take pages that differ only in the name of the town for spam. Write what only a local knows, or set indexed: false.`,
        ...bare.map(({ file }) => placeOfField(file, ['local_facts'])),
      ),
    'Every place page has facts of its own, or is kept from search engines.',
  );
}
