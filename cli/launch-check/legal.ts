/** Whether a lawyer has read the legal pages, and whether the company keeps what they promise. */

import { placeOfField, placesOfText } from '../../content-loader/field-lines.ts';
import type { Page } from '../../content-loader/load.ts';
import { type Finding, green, orGreen, red, yellow } from './finding.ts';
import type { Confirmable, Launch, Rule } from './launch.ts';

export const legalRules: Rule[] = [reviewed, promises];

function reviewed(launch: Launch): Finding[] {
  const pages = legalPages(launch);
  const findings = pages.flatMap(({ file, matter, url }) =>
    matter.template === 'legal' && matter.draft
      ? [
          red(
            `${url} is a draft: let the company’s lawyer read it, then set draft: false.`,
            placeOfField(file, ['draft']),
          ),
        ]
      : [],
  );
  for (const url of ['/privacy-policy', '/terms-of-service'])
    if (!pages.some((page) => page.url === url)) findings.push(red(`There is no ${url}.`));
  return orGreen(findings, 'The legal pages have been reviewed.');
}

interface LegalPromise {
  check: Confirmable;
  /** How the legal pages word it. */
  worded: RegExp;
  todo: string;
}

const PROMISES: LegalPromise[] = [
  {
    check: 'encryption',
    worded: /\bencrypt/i,
    todo: 'Encryption is promised: see that pages, mail server, database and backups use it',
  },
  {
    check: 'unsubscribe',
    worded: /\bunsubscrib|\bhow to leave\b|\bwith one click\b/i,
    todo: 'Unsubscribing is promised: sign up, use the link in the mail, and see that nothing more comes',
  },
  {
    check: 'text-replies',
    worded: /\b(?:reply|and)\b.*\b(?:HELP|STOP)\b/,
    todo: 'Answers to STOP and HELP are promised: text both words to each number that sends texts',
  },
];

function promises(launch: Launch): Finding[] {
  return PROMISES.flatMap(({ check, worded, todo }) => {
    const places = legalPages(launch).flatMap(({ file }) => placesOfText(file, worded));
    if (places.length === 0) return [];
    if (launch.confirmed.has(check)) return [green(`Kept, as somebody has seen: ${check}.`)];
    return [yellow(`${todo}, then confirm "${check}" in launch.yaml.`, ...places)];
  });
}

function legalPages({ content }: Launch): Page[] {
  return content.pages.filter(({ matter }) => matter.template === 'legal');
}
