/** What to do right now about a pest, found by the pest's name: for the chat and the acknowledgement. */
import * as m from '#messages';
import { pestNameOf } from '../chat/answer-words.ts';
import type { NowMatter } from './page-schema.ts';

export interface PestAdvice extends Pick<NowMatter, 'commands' | 'help' | 'urgent'> {
  /** As pestNameOf gives them. */
  names: string[];
}

/** What a customer does before a visit, by the names of its service and of the pests that it is for. */
export interface Preparation extends Pick<PestAdvice, 'names'> {
  steps: string[];
}

/** The entry about the pest whose name in `text` is the longest: "carpenter ants" are no ants. Null = none is named. */
export function adviceIn<Entry extends Pick<PestAdvice, 'names'>>(
  text: string,
  all: readonly Entry[],
): Entry | null {
  const words = ` ${pestNameOf(text)} `;
  const named = all.flatMap((advice) =>
    advice.names
      .filter((name) => words.includes(` ${name} `))
      .map((name) => ({ advice, length: name.length })),
  );
  return named.sort((a, b) => b.length - a.length)[0]?.advice ?? null;
}

/** One line for the heading, each command and the help. */
export function adviceLines({ commands, help }: Pick<PestAdvice, 'commands' | 'help'>): string[] {
  return [
    m.pest_advice_right_now(),
    ...commands.map((command) => `• ${command}`),
    ...(help ? [help] : []),
  ];
}
