/** The commands of `npm run leads`; each has a file of its own in this folder. */
import type { OwnerCommand } from '../owner-command.ts';

export type LeadsCommand = OwnerCommand;
export type { CommandContext } from '../owner-command.ts';

/** One word, a lead's id in any case or `all`; null when there are more or none. */
export function readId(words: string[]): string | null {
  return words.length === 1 && words[0] ? words[0].toLowerCase() : null;
}
