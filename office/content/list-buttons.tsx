/** Buttons of the fields of a file: what adds, moves and removes entries of lists, and what a schema lets be absent. */
import { useId, useState } from 'react';
import * as m from '#messages';
import { Button } from '../parts/button.tsx';
import type { Draft } from './content-draft.ts';
import { type FieldPath, keyOf } from './field-tree.ts';
import { groupLabelOf, labelOf, languageName } from './field-words.ts';
import { focusWhenShown } from './focus-field.ts';

/** Begins what a translation lacks, a field or a group of them. */
export function Untranslated({ path, draft }: { path: FieldPath; draft: Draft }) {
  if (!draft.file.missing.some((one) => keyOf(one) === keyOf(path))) return null;
  const label = labelOf(path);
  return (
    <p>
      <Button look="low" onClick={() => draft.change({ path, add: true })}>
        {m.office_content_translate({ label, language: languageName(draft.file.path) })}
      </Button>
    </p>
  );
}

/** How many entries a list has in a language; null = it has no such list. */
function countOf(path: FieldPath, { file }: Draft): number | null {
  if (!file.lists.some((list) => keyOf(list) === keyOf(path))) return null;
  const entries = file.fields.flatMap(({ path: field }) =>
    keyOf(field.slice(0, path.length)) === keyOf(path) ? [field[path.length]] : [],
  );
  return new Set(entries).size;
}

/** To the list in each language, or to the one that has fewer entries. */
export function AddButton({ path, drafts }: { path: FieldPath; drafts: Draft[] }) {
  const counts = drafts.map((draft) => countOf(path, draft));
  const fewest = Math.min(...counts.flatMap((count) => count ?? []));
  const draft = drafts[counts.indexOf(fewest)];
  if (!draft) return null;
  const label = path.length === 0 ? labelOf([draft.file.name]) : labelOf(path);
  const isBehind = draft !== drafts[0] && fewest < (counts[0] ?? 0);
  const add = async () => {
    await draft.change({ path, add: true });
    focusWhenShown(draft.file.path, keyOf([...path, (countOf(path, draft) ?? 1) - 1]));
  };
  return (
    <p>
      <Button look="low" onClick={() => void add()}>
        {isBehind
          ? m.office_content_add_in({ label, language: languageName(draft.file.path) })
          : m.office_content_add({ label })}
      </Button>
    </p>
  );
}

/** Up, down, remove. What has moved keeps the focus. */
export function EntryButtons({
  path,
  count,
  first = 0,
  drafts,
}: {
  path: FieldPath;
  count: number;
  /** The entry that nothing comes before. Default: 0 */
  first?: number;
  drafts: Draft[];
}) {
  const index = path.at(-1) as number;
  const label = labelOf(path);
  // An entry that only a translation has is changed there.
  const draft = drafts.find((one) => hasField(one, path));
  if (!draft) return null;
  const buttonOf = (at: number, by: 1 | -1) => `${keyOf([...path.slice(0, -1), at])} ${by}`;
  const move = async (by: 1 | -1) => {
    await draft.change({ path, move: by });
    const isLast = index + by === first || index + by === count - 1;
    const moved = buttonOf(index + by, isLast ? (-by as 1 | -1) : by);
    for (const button of document.querySelectorAll<HTMLElement>('[data-moves]'))
      if (button.dataset.moves === moved) button.focus();
  };
  const up = { by: -1, word: m.office_content_up, named: m.office_content_up_named } as const;
  const down = { by: 1, word: m.office_content_down, named: m.office_content_down_named } as const;
  const moves = [...(index > first ? [up] : []), ...(index < count - 1 ? [down] : [])];
  return (
    <p className="row">
      {moves.map(({ by, word, named }) => (
        <Button
          key={by}
          look="low"
          data-moves={buttonOf(index, by)}
          aria-label={named({ label })}
          onClick={() => void move(by)}
        >
          {word()}
        </Button>
      ))}
      <Button
        look="low"
        aria-label={m.office_content_remove_named({ label })}
        onClick={() => void draft.change({ path, remove: true })}
      >
        {m.office_content_remove()}
      </Button>
    </p>
  );
}

/** What this group could have and does not, and what it has and need not. */
export function Optional({ path, drafts }: { path: FieldPath; drafts: Draft[] }) {
  const [draft] = drafts;
  if (!draft) return null;
  const shared = { path, draft };
  return (
    <>
      <Choices
        {...shared}
        label={m.office_content_add_field()}
        action={m.office_content_add_chosen()}
        choices={draft.file.missing}
        onChoose={async (chosen) => {
          await draft.change({ path: chosen, add: true });
          focusWhenShown(draft.file.path, keyOf(chosen));
        }}
      />
      <Choices
        {...shared}
        label={m.office_content_need_not_be()}
        action={m.office_content_remove()}
        choices={draft.file.removable}
        onChoose={(chosen) => draft.change({ path: chosen, remove: true })}
      />
    </>
  );
}

function Choices({
  path,
  draft,
  label,
  action,
  choices,
  onChoose,
}: {
  path: FieldPath;
  draft: Draft;
  label: string;
  action: string;
  /** Of the whole file. */
  choices: FieldPath[];
  onChoose: (path: FieldPath) => Promise<void>;
}) {
  const id = useId();
  const [name, setName] = useState('');
  const own = choices.filter((one) => keyOf(one.slice(0, -1)) === keyOf(path));
  const chosen = own.find((one) => one.at(-1) === name) ?? own[0];
  if (!chosen) return null;
  return (
    <div className="row content-missing">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={chosen.at(-1)} onChange={({ target }) => setName(target.value)}>
        {own.map((one) => (
          <option key={keyOf(one)} value={one.at(-1)}>
            {groupLabelOf(one, draft)}
          </option>
        ))}
      </select>
      <Button look="low" onClick={() => void onChoose(chosen)}>
        {action}
      </Button>
    </div>
  );
}

/** Whether a file has something at the path, or below it. */
const hasField = ({ file: { fields, lists } }: Draft, path: FieldPath) =>
  [...fields.map((field) => field.path), ...lists].some(
    (one) => keyOf(one.slice(0, path.length)) === keyOf(path),
  );
