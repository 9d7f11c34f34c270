/** Buttons of the fields of a file: what adds, moves and removes entries of lists, and what a schema lets be absent. */
import { useId, useState } from 'react';
import * as m from '#messages';
import type { ContentFile } from '../../domain/office/content-api.ts';
import { Button } from '../parts/button.tsx';
import { type FieldPath, keyOf } from './field-tree.ts';
import { groupLabelOf, labelOf, languageName } from './field-words.ts';
import { focusWhenShown } from './focus-field.ts';
import type { Draft } from './use-content-draft.ts';

/** Begins what a translation lacks, a field or a group of them. */
export function Untranslated({ path, draft }: { path: FieldPath; draft: Draft }) {
  if (!draft.file.missing.some((one) => keyOf(one) === keyOf(path))) return null;
  const label = labelOf(path);
  return (
    <p>
      <Button look="low" onClick={() => draft.changeList({ path, add: true })}>
        {m.office_content_translate({ label, language: languageName(draft.file.path) })}
      </Button>
    </p>
  );
}

/** How many entries a list has in a language; null = it has no such list. */
function countOf(path: FieldPath, file: ContentFile): number | null {
  if (!file.lists.some((list) => keyOf(list) === keyOf(path))) return null;
  const entries = file.fields.flatMap(({ path: field }) =>
    keyOf(field.slice(0, path.length)) === keyOf(path) ? [field[path.length]] : [],
  );
  return new Set(entries).size;
}

let listChanges: Promise<void> = Promise.resolve();

/** One change of a list after the other: in one language an entry may be there while the other waits for it. */
function inTurn(change: () => Promise<void>): Promise<void> {
  listChanges = listChanges.then(change, change);
  return listChanges;
}

/** In each language, or in the one that has fewer entries. */
export function AddButton({ path, drafts }: { path: FieldPath; drafts: Draft[] }) {
  const counts = drafts.map((draft) => countOf(path, draft.file));
  const fewest = Math.min(...counts.flatMap((count) => count ?? []));
  const behind = drafts.filter((_, index) => counts[index] === fewest);
  const label = labelOf(path);
  const add = async () => {
    await inTurn(async () => {
      for (const draft of behind) await draft.changeList({ path, add: true });
    });
    const [draft] = behind;
    if (draft)
      focusWhenShown(
        draft.file.path,
        keyOf([...path, (countOf(path, draft.newestFile()) ?? 1) - 1]),
      );
  };
  return (
    <p>
      <Button look="low" onClick={() => void add()}>
        {behind.length === 1 &&
        behind[0] &&
        counts.some((count) => count !== null && count > fewest)
          ? m.office_content_add_in({ label, language: languageName(behind[0].file.path) })
          : m.office_content_add({ label })}
      </Button>
    </p>
  );
}

/** Up, down, remove, in each language that has the entry. What has moved keeps the focus. */
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
  const buttonOf = (at: number, by: 1 | -1) => `${keyOf([...path.slice(0, -1), at])} ${by}`;
  const having = (at: number) =>
    drafts.filter((draft) => hasField(draft, [...path.slice(0, -1), at]));
  const move = async (by: 1 | -1) => {
    await inTurn(async () => {
      const others = having(index + by);
      for (const draft of having(index))
        if (others.includes(draft)) await draft.changeList({ path, move: by });
    });
    const isLast = index + by === first || index + by === count - 1;
    const moved = buttonOf(index + by, isLast ? (-by as 1 | -1) : by);
    for (const button of document.querySelectorAll<HTMLElement>('[data-moves]'))
      if (button.dataset.moves === moved) button.focus();
  };
  const remove = () =>
    inTurn(async () => {
      for (const draft of having(index)) await draft.changeList({ path, remove: true });
    });
  return (
    <p className="row">
      {index > first && (
        <Button
          look="low"
          data-moves={buttonOf(index, -1)}
          aria-label={m.office_content_up_named({ label })}
          onClick={() => move(-1)}
        >
          {m.office_content_up()}
        </Button>
      )}
      {index < count - 1 && (
        <Button
          look="low"
          data-moves={buttonOf(index, 1)}
          aria-label={m.office_content_down_named({ label })}
          onClick={() => move(1)}
        >
          {m.office_content_down()}
        </Button>
      )}
      <Button
        look="low"
        aria-label={m.office_content_remove_named({ label })}
        onClick={() => void remove()}
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
  const key = keyOf(path);
  const nameOf = (one: FieldPath) => groupLabelOf(one, draft);
  const inGroup = (all: FieldPath[]) => all.filter((one) => keyOf(one.slice(0, -1)) === key);
  const begin = async (chosen: FieldPath) => {
    await draft.changeList({ path: chosen, add: true });
    focusWhenShown(draft.file.path, keyOf(chosen));
  };
  const leaveOut = (chosen: FieldPath) =>
    inTurn(async () => {
      for (const one of drafts)
        if (hasField(one, chosen)) await one.changeList({ path: chosen, remove: true });
    });
  return (
    <>
      <Choices
        label={m.office_content_add_field()}
        action={m.office_content_add_chosen()}
        choices={inGroup(draft.file.missing)}
        nameOf={nameOf}
        onChoose={begin}
      />
      <Choices
        label={m.office_content_need_not_be()}
        action={m.office_content_remove()}
        choices={inGroup(draft.file.removable)}
        nameOf={nameOf}
        onChoose={leaveOut}
      />
    </>
  );
}

function Choices({
  label,
  action,
  choices,
  nameOf,
  onChoose,
}: {
  label: string;
  action: string;
  choices: FieldPath[];
  nameOf: (path: FieldPath) => string;
  onChoose: (path: FieldPath) => Promise<void>;
}) {
  const id = useId();
  const [name, setName] = useState('');
  const chosen = choices.find((one) => one.at(-1) === name) ?? choices[0];
  if (!chosen) return null;
  return (
    <div className="row content-missing">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={chosen.at(-1)} onChange={({ target }) => setName(target.value)}>
        {choices.map((one) => (
          <option key={keyOf(one)} value={one.at(-1)}>
            {nameOf(one)}
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
const hasField = (draft: Draft, path: FieldPath) => {
  const { fields, lists } = draft.newestFile();
  return [...fields.map((field) => field.path), ...lists].some(
    (one) => keyOf(one.slice(0, path.length)) === keyOf(path),
  );
};
