/** Finds the advice on a pest by its name, for the chat and the acknowledgement. */
import * as m from '#messages';
import { pestNameOf } from '../chat/spoken-answers.ts';
import type { NowMatter } from './page-schema.ts';

export interface PestAdvice extends Pick<NowMatter, 'commands' | 'help' | 'urgent'> {
  /** Results of pestNameOf. */
  names: string[];
}

/** What a customer does before a visit, by the names of the service and of the pests it treats. */
export interface Preparation extends Pick<PestAdvice, 'names'> {
  steps: string[];
}

/**
 * The entry with the longest pest name in `text`, so that "carpenter ants" does not find "ants". Null if none is named.
 */
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

/** The heading, each command and the help as lines of text. */
export function adviceLines({ commands, help }: Pick<PestAdvice, 'commands' | 'help'>): string[] {
  return [
    m.pest_advice_right_now(),
    ...commands.map((command) => `• ${command}`),
    ...(help ? [help] : []),
  ];
}
