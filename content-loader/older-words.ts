/** Which words of a translation visitors get as they were before the English ones were changed. */
import { type FieldPath, fieldsOrNone } from './edit-text.ts';

/** A file in English and in another language, as one publication showed them; undefined = there was no such file. */
export interface LanguageState {
  english: string | undefined;
  own: string | undefined;
}

/** @param states of one file, oldest publication first */
export function olderFields(file: string, states: readonly LanguageState[]): FieldPath[] {
  const english = lastChanges(
    file,
    states.map((state) => state.english),
  );
  const own = lastChanges(
    file,
    states.map((state) => state.own),
  );
  return [...own.values()]
    .filter(({ path, at }) => (english.get(path.join('\n'))?.at ?? 0) > at)
    .map(({ path }) => path);
}

/** Each field of the newest text, with the number of the state since which it is as it is. */
function lastChanges(file: string, texts: (string | undefined)[]) {
  let fields = new Map<string, { path: FieldPath; value: unknown; at: number }>();
  for (const [at, text] of texts.entries()) {
    if (at > 0 && text === texts[at - 1]) continue;
    const before = fields;
    fields = new Map(
      fieldsOrNone(file, text).map(({ path, value }) => {
        const key = path.join('\n');
        const known = before.get(key);
        return [key, known?.value === value ? known : { path, value, at }];
      }),
    );
  }
  return fields;
}
