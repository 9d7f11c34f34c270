/**
 * Checks the subjects of commits: at most 72 characters, imperative.
 *   node test/commit-subjects.ts REVISION        the commits after that revision, without merges
 *   node test/commit-subjects.ts --message FILE  the message in that file, as the hook commit-msg gets it
 * History is never rewritten: commits from before the revision are not looked at.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const MAX_SUBJECT_LENGTH = 72;

/** Imperative verbs that look like another form. */
const IMPERATIVES = new Set([
  ...['access', 'address', 'bring', 'bypass', 'compress', 'cross', 'dismiss', 'embed', 'exceed'],
  ...['express', 'feed', 'focus', 'need', 'pass', 'ping', 'press', 'proceed', 'process', 'seed'],
  ...['shed', 'speed', 'spread', 'string', 'succeed'],
]);

/** What is wrong with a subject, in one sentence; null = nothing. */
export function findSubjectProblem(subject: string): string | null {
  const [first = ''] = subject.split(/[\s:,]/);
  const verb = first.toLowerCase();
  if (subject.length > MAX_SUBJECT_LENGTH)
    return `has ${subject.length} characters, ${MAX_SUBJECT_LENGTH} are allowed`;
  if (!/^[A-Z]/.test(subject)) return 'does not begin with a capital letter';
  if (subject.endsWith('.')) return 'ends with a period';
  if (/(ed|ing|[^s]s)$/.test(verb) && !IMPERATIVES.has(verb))
    return `begins with "${first}": write what the commit does when applied, as in "Add"`;
  return null;
}

/** Git's own subjects, which nobody writes. */
const GENERATED = /^(Merge|Revert|fixup!|squash!|amend!) /;

if (import.meta.main) {
  const [argument, file] = process.argv.slice(2);
  if (!argument) throw new Error('Name a revision, or --message and a file.');
  const subjects =
    argument === '--message'
      ? [readFileSync(file ?? '', 'utf8').split('\n')[0] ?? '']
      : execFileSync('git', ['log', '--no-merges', '--format=%s', `${argument}..HEAD`], {
          encoding: 'utf8',
        })
          .split('\n')
          .filter(Boolean);
  for (const subject of subjects.filter((line) => !GENERATED.test(line))) {
    const problem = findSubjectProblem(subject);
    if (!problem) continue;
    console.error(`"${subject}" ${problem}.`);
    process.exitCode = 1;
  }
}
