/**
 * npm run launch-check [-- --at http://127.0.0.1:3000] [--json]: what still stands between this configuration and going
 * live, as red, yellow and green lines with the file and line to change. Run it with the server's own settings.
 * The first run without a red line opens a site that has `holding_page: until_ready`.
 * `--at` asks a server that is not yet reachable under SITE_URL; `--json` prints a list, as /office shows it. Exits 1 while anything red is left.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { styleText } from 'node:util';
import { fieldOnLine } from '../content-loader/content-document.ts';
import { ContentError } from '../content-loader/content-error.ts';
import type { Place } from '../content-loader/field-lines.ts';
import { contentDir } from '../content-loader/load.ts';
import { type Env, EnvError, readEnv } from '../server/env.ts';
import { OPENED_FILE } from '../server/pages/holding-page.ts';
import { blankRules } from './launch-check/blanks.ts';
import { claimRules } from './launch-check/claims.ts';
import { colorRules, companyRules } from './launch-check/company.ts';
import { type Finding, type Level, red } from './launch-check/finding.ts';
import {
  type Launch,
  type Rule,
  readConfirmed,
  readContent,
  realWorld,
  type World,
} from './launch-check/launch.ts';
import { legalRules } from './launch-check/legal.ts';
import { liveRules } from './launch-check/live-site.ts';
import { deliveryRules } from './launch-check/mail-delivery.ts';
import { otherCompanyRules } from './launch-check/other-company.ts';
import { settingRules, twoPlacesRules } from './launch-check/settings.ts';
import { readOptions } from './owner-command.ts';

const RULES: Record<string, Rule[]> = {
  Company: [...companyRules, ...colorRules],
  'Words to write': blankRules,
  Claims: claimRules,
  'Another company': otherCompanyRules,
  'Legal pages': legalRules,
  'Content folder and office': twoPlacesRules,
  Settings: settingRules,
  'Mail delivery': deliveryRules,
  'Running site': liveRules,
};

if (import.meta.main) process.exitCode = await checkLaunch(process.argv.slice(2), console.log);

/**
 * Prints every finding by chapter and a last line with the counts.
 * @param reach makes the outside world the checks ask; tests give their own.
 * @returns the exit code: 1 while anything red is left, or when the words or settings can't be used.
 */
export async function checkLaunch(
  words: string[],
  print: (line: string) => void,
  {
    dir = contentDir,
    readSettings = readEnv,
    reach = realWorld,
  }: {
    dir?: string;
    readSettings?: typeof readEnv;
    reach?: (origin: string | null) => World;
  } = {},
): Promise<number> {
  const asJson = words.includes('--json');
  const at = addressIn(words.filter((word) => word !== '--json'));
  if (at === undefined) {
    print('Usage: npm run launch-check [-- --at http://127.0.0.1:3000] [--json]');
    return 1;
  }
  const counts: Record<Level, number> = { red: 0, yellow: 0, green: 0 };
  const findings: Finding[] = [];
  let open = () => {};
  const say = (line: string) => {
    if (!asJson) print(line);
  };
  const show = (finding: Finding) => {
    findings.push(finding);
    counts[finding.level] += 1;
    for (const line of linesOf(finding)) say(line);
  };
  try {
    const env = readSettings();
    const asked = at ?? (env.siteUrl.startsWith('https://') ? env.siteUrl : null);
    const launch: Launch = {
      contentDir: dir,
      content: readContent(dir),
      env,
      confirmed: readConfirmed(dir),
      world: reach(asked),
    };
    if (launch.content.site.holding_page === 'until_ready') open = () => openSite(env);
    for (const [chapter, rules] of Object.entries(RULES)) {
      say(`\n${chapter}`);
      for (const rule of rules) for (const finding of await rule(launch)) show(finding);
    }
  } catch (error) {
    // Both messages name what can't be used; a content error names file and field.
    if (!(error instanceof EnvError || error instanceof ContentError)) throw error;
    show(red(error.message));
  }
  if (counts.red === 0) open();
  if (asJson) print(JSON.stringify(findings.map((finding) => withFields(finding, dir))));
  say(`\n${counts.red} red, ${counts.yellow} yellow, ${counts.green} green`);
  say(
    counts.red > 0
      ? 'Not ready: every red line must be gone.'
      : 'Nothing red is left. Read the yellow lines once more.',
  );
  return counts.red > 0 ? 1 : 0;
}

/** From now on visitors see the site in place of the holding page. */
function openSite({ dataDir }: Pick<Env, 'dataDir'>): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, OPENED_FILE), `${new Date().toISOString()}\n`);
}

/** The origin after --at; null = none given, undefined = the words can't be used. */
function addressIn(words: string[]): string | null | undefined {
  if (words.length === 0) return null;
  const read = readOptions(words, 'at');
  const url = read && read.positionals.length === 0 ? URL.parse(read.values.at ?? '') : null;
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}

/** For /office: which field of the content answers it, and the question in [[double brackets]] that stands there. */
function withFields(finding: Finding, dir: string) {
  return {
    ...finding,
    places: finding.places.map((place) => ({ ...place, ...fieldAt(place, dir) })),
  };
}

function fieldAt({ file, line }: Place, dir: string) {
  const path = relative(dir, file).replaceAll('\\', '/');
  if (path.startsWith('..') || !/\.(?:md|yaml)$/.test(path) || !existsSync(file)) return {};
  const text = readFileSync(file, 'utf8');
  const asks = /\[\[(.+?)\]\]/.exec(text.split('\n')[(line ?? 0) - 1] ?? '')?.[1];
  return { edit: { path, field: line === null ? null : fieldOnLine(path, text, line) }, asks };
}

function linesOf({ level, says, places }: Finding): string[] {
  return [
    `${styleText(level, level.toUpperCase().padEnd(6))} ${says}`,
    ...(places.length > 0 ? [`       ${inOneLine(places)}`] : []),
  ];
}

/** `content/site.yaml:3`; more lines of one file behind each other. */
function inOneLine(places: Place[]): string {
  const files = new Map<string, number[]>();
  for (const { file, line } of places)
    files.set(file, [...(files.get(file) ?? []), ...(line === null ? [] : [line])]);
  return [...files]
    .map(([file, lines]) => (lines.length > 0 ? `${file}:${lines.join(',')}` : file))
    .join('  ');
}
