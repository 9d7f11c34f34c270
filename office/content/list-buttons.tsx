/** Buttons of the fields of a file: what adds, moves and removes entries of lists, and what a schema lets be absent. */
import { useId, useState } from 'react';
import * as m from '#messages';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import type { Draft } from './content-draft.ts';
import { type FieldPath, fieldIn, groupIn, keyOf } from './field-tree.ts';
import { groupLabelOf, labelOf, languageName } from './field-words.ts';
import { focusWhenShown } from './focus-field.ts';

/** Begins what a translation lacks, a field or a group of them. */
export function Untranslated({ path, draft }: { path: FieldPath; draft: Draft }) {
  const around = groupIn(draft.file, path.slice(0, -1));
  if (!around?.missing.includes(String(path.at(-1)))) return null;
  const label = labelOf(path);
  return (
    <p>
      <Button look="low" onClick={() => draft.change({ path, add: true })}>
        {m.office_content_translate({ label, language: languageName(draft.file.path) })}
      </Button>
    </p>
  );
}

/** To the list in each language, or to the one that has fewer entries. */
export function AddButton({ path, drafts }: { path: FieldPath; drafts: Draft[] }) {
  const counts = drafts.map(({ file }) => groupIn(file, path)?.entries ?? null);
  const fewest = Math.min(...counts.flatMap((count) => count ?? []));
  const draft = drafts[counts.indexOf(fewest)];
  if (!draft) return null;
  const label = path.length === 0 ? labelOf([draft.file.name]) : labelOf(path);
  const isBehind = draft !== drafts[0] && fewest < (counts[0] ?? 0);
  const add = async () => {
    if (await draft.change({ path, add: true }))
      focusWhenShown(draft.file.path, keyOf([...path, fewest]));
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
  first,
  drafts,
}: {
  path: FieldPath;
  count: number;
  /** The entry that nothing comes before. */
  first: number;
  drafts: Draft[];
}) {
  const index = path.at(-1) as number;
  const label = labelOf(path);
  // An entry that only a translation has is changed there.
  const draft = drafts.find(({ file }) => fieldIn(file, path) ?? groupIn(file, path));
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
      <Button look="low" onClick={() => void draft.change({ path, remove: true })}>
        {m.office_content_remove_named({ label })}
      </Button>
    </p>
  );
}

/** What this group could have and does not, and what it has and need not. */
export function Optional({ path, drafts: [draft] }: { path: FieldPath; drafts: Draft[] }) {
  const group = draft && groupIn(draft.file, path);
  if (!draft || !group) return null;
  const add = async (name: string) => {
    const before = new Set(draft.file.fields.map((field) => keyOf(field.path)));
    if (!(await draft.change({ path: [...path, name], add: true }))) return false;
    const begun = draft.file.fields.find((field) => !before.has(keyOf(field.path)));
    if (begun) focusWhenShown(draft.file.path, keyOf(begun.path));
    return true;
  };
  const { missing, removable, takes_names } = group;
  const choices = (
    <>
      <Choices
        names={missing}
        label={m.office_content_add_field()}
        action={m.office_content_add_chosen()}
        labelOf={(name) => groupLabelOf([...path, name], draft)}
        onChoose={add}
      />
      {takes_names && <NewName draft={draft} onName={add} />}
      <Choices
        names={removable}
        label={m.office_content_need_not_be()}
        action={m.office_content_remove()}
        labelOf={(name) => groupLabelOf([...path, name], draft)}
        onChoose={(name) => draft.change({ path: [...path, name], remove: true })}
      />
    </>
  );
  if (path.length < 2 || missing.length + removable.length === 0) return choices;
  // Between the fields of many entries it would be most of what one sees.
  return (
    <details>
      <summary>{m.office_content_optional()}</summary>
      {choices}
    </details>
  );
}

function Choices({
  names,
  label,
  action,
  labelOf,
  onChoose,
}: {
  names: string[];
  label: string;
  action: string;
  labelOf: (name: string) => string;
  onChoose: (name: string) => Promise<unknown>;
}) {
  const id = useId();
  const [name, setName] = useState('');
  const chosen = names.includes(name) ? name : names[0];
  if (chosen === undefined) return null;
  return (
    <div className="row content-missing">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={chosen} onChange={({ target }) => setName(target.value)}>
        {names.map((one) => (
          <option key={one} value={one}>
            {labelOf(one)}
          </option>
        ))}
      </select>
      <Button look="low" onClick={() => void onChoose(chosen)}>
        {action}
      </Button>
    </div>
  );
}

/** Begins what the company calls as it likes: a price, a territory. */
function NewName({ draft, onName }: { draft: Draft; onName: (name: string) => Promise<boolean> }) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string | undefined>();
  const add = async (event: React.FormEvent) => {
    event.preventDefault();
    const isAdded = await onName(name);
    setError(isAdded ? undefined : draft.problem?.detail);
    if (isAdded) setName('');
  };
  return (
    <form className="stack" onSubmit={(event) => void add(event)}>
      <Field
        label={m.office_content_add_name()}
        error={error}
        value={name}
        required
        maxLength={100}
        onChange={({ target }) => setName(target.value)}
      />
      <p>
        <Button look="low" type="submit">
          {m.office_content_add_chosen()}
        </Button>
      </p>
    </form>
  );
}
