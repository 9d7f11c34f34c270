/** "TPCL 0555123", "GA 12345; AL 678": license numbers by state. */
import type { Answers, Town } from '../answers.ts';
import { stateNamed } from './towns.ts';

/** @throws Error with what is expected */
export function readLicenses(text: string, towns: readonly Town[] = []): Answers['licenses'] {
  const own = [...new Set(towns.map(({ state }) => state))];
  return Object.fromEntries(
    text
      .replace(/(?:,|\band\b)\s*(?=([a-z]+(?: [a-z]+)?)[\s:=]+\S*\d)/gi, (between, word: string) =>
        own.includes(stateNamed(word) ?? stateNamed(word.split(' ')[0] ?? '') ?? '')
          ? ';'
          : between,
      )
      .split(/[;\n]/)
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => {
        if (!/\d/.test(part)) throw new Error('a license number, or none');
        const [, word = '', number = ''] =
          [/^(\w+)[\s:=]+(.+)$/, /^(\w+ \w+)[\s:=]+(.+)$/]
            .map((pattern) => pattern.exec(part))
            .find((found) => found && stateNamed(found[1] ?? '')) ?? [];
        const state = stateNamed(word);
        // Letters that look like a state may be the license's own, as in "PA 4711" of a company in Georgia.
        if (state && (own.length === 0 || own.includes(state))) return [state, number];
        if (own.length === 1) return [own[0], part];
        throw new Error(`a state before each number, as in ${own[0] ?? 'GA'} 12345`);
      }),
  );
}
