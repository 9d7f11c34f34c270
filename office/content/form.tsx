/** The form of a page: fields in each language, lists with their entries, and optional parts. */
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import type {
  ContentFault,
  FieldPath,
  FormGroup,
  FormNode,
} from '../../domain/office/content-api.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { FieldInput, NamedLists } from './field-input.tsx';
import {
  fieldsIn,
  groupLabelOf,
  inLanguage,
  isGroup,
  keyOf,
  labelOf,
  languageName,
} from './field-words.ts';
import { focusWhenShown, isAtOrBelow } from './focus-field.ts';
import type { PageDraft } from './page-draft.ts';

interface FormProps {
  draft: PageDraft;
  faults: ContentFault[];
}

/** Changing the kind of a page would change its fields. */
const TEMPLATE = 'template';
const BODY = 'body';
/** What visitors read comes first; the rest keeps its order. */
const READ = ['h1', 'summary', BODY];
const rankOf = ({ path }: FormNode) => {
  const rank = READ.indexOf(String(path[0]));
  return rank === -1 ? READ.length : rank;
};

export function Form({ draft, faults }: FormProps) {
  const { form } = draft.page;
  // The file may be a list itself.
  const nodes = form.counts
    ? [form]
    : form.children
        .filter(({ path }) => path[0] !== TEMPLATE)
        .sort((a, b) => rankOf(a) - rankOf(b));
  return (
    <>
      {nodes.map((node) => (
        <Node key={keyOf(node.path)} node={node} draft={draft} faults={faults} />
      ))}
      {!form.counts && <Optional group={form} draft={draft} />}
      <NamedLists page={draft.page} />
    </>
  );
}

function Node({ node, draft, faults }: FormProps & { node: FormNode }) {
  if (isGroup(node)) return <Group group={node} draft={draft} faults={faults} />;
  return (
    <div className="content-field">
      {draft.page.files.map(({ path: file }) =>
        node.files.includes(file) ? (
          <FieldInput key={file} field={node} file={file} draft={draft} faults={faults} />
        ) : (
          <Untranslated key={file} node={node} file={file} draft={draft} />
        ),
      )}
    </div>
  );
}

function Group({ group, draft, faults }: FormProps & { group: FormGroup }) {
  const { path, children, counts, help, untranslated } = group;
  const isBody = path[0] === BODY;
  const addButton = counts && !isBody && <AddButton group={group} counts={counts} draft={draft} />;
  const body = (
    <>
      {help && <p className="muted small">{help}</p>}
      {children.map((child, index) => (
        <div key={keyOf(child.path)} className="content-entry">
          <Node node={child} draft={draft} faults={faults} />
          {/* The words before the first heading of a page can't be moved or removed. */}
          {counts && index >= Number(isBody) && (
            <EntryButtons
              entry={child}
              count={children.length}
              first={Number(isBody)}
              draft={draft}
            />
          )}
        </div>
      ))}
      {addButton}
      {!counts && <Optional group={group} draft={draft} />}
      {untranslated && <Untranslated node={group} file={untranslated} draft={draft} />}
    </>
  );
  const label = groupLabelOf(path, draft.page);
  if (path.length !== 1 || typeof path[0] === 'number')
    return (
      <fieldset className="content-group">
        <legend>{label}</legend>
        {body}
      </fieldset>
    );
  const isFaulty = faults.some(({ field }) => field?.[0] === path[0]);
  // Only the user opens or closes a part: doing it automatically would move what is about to be pressed.
  return (
    <details className="content-part" open={isBody || undefined}>
      <summary>
        <span>{isBody ? 'Words of the page' : label}</span>
        {isFaulty && <span className="muted small"> (not right yet)</span>}
      </summary>
      {body}
    </details>
  );
}

/** Starts the translation of a field or group. */
function Untranslated({
  node: { path, untranslated },
  file,
  draft,
}: {
  node: FormNode;
  file: string;
  draft: PageDraft;
}) {
  if (untranslated !== file) return null;
  return (
    <p>
      <Button look="low" onClick={() => draft.change({ file, path, add: true })}>
        Write {labelOf(path)} in {languageName(file)}
      </Button>
    </p>
  );
}

/** Adds to the list in each language, or to the shorter one. */
function AddButton({
  group: { path, files },
  counts,
  draft,
}: {
  group: FormGroup;
  counts: number[];
  draft: PageDraft;
}) {
  const fewest = Math.min(...counts);
  const file = files[counts.indexOf(fewest)] ?? '';
  const label = path.length === 0 ? labelOf([draft.page.name]) : labelOf(path);
  const add = async () => {
    if (await draft.change({ file, path, add: true }))
      focusWhenShown(file, keyOf([...path, fewest]));
  };
  return (
    // Where a link to a list without entries leads.
    <p {...(fewest === 0 && { 'data-file': file, 'data-field': keyOf(path) })}>
      <Button look="low" onClick={add}>
        {`Add to ${file === files[0] ? label : inLanguage(label, file)}`}
      </Button>
    </p>
  );
}

/** Up, down, remove. A moved entry keeps the focus. */
function EntryButtons({
  entry: { path, files },
  count,
  first,
  draft,
}: {
  entry: FormNode;
  count: number;
  /** Index of the first movable entry. */
  first: number;
  draft: PageDraft;
}) {
  const index = path.at(-1) as number;
  const label = labelOf(path);
  // An entry that only a translation has is changed there.
  const file = files[0] ?? '';
  const buttonOf = (at: number, by: 1 | -1) => `${keyOf([...path.slice(0, -1), at])} ${by}`;
  const move = async (by: 1 | -1) => {
    await draft.change({ file, path, move: by });
    const isLast = index + by === first || index + by === count - 1;
    const moved = CSS.escape(buttonOf(index + by, isLast ? (-by as 1 | -1) : by));
    document.querySelector<HTMLElement>(`[data-moves="${moved}"]`)?.focus();
  };
  const moveButton = (by: 1 | -1, word: string) => (
    <Button
      look="low"
      data-moves={buttonOf(index, by)}
      aria-label={`Move ${label} ${word.toLowerCase()}`}
      onClick={() => move(by)}
    >
      {word}
    </Button>
  );
  return (
    <p className="row">
      {index > first && moveButton(-1, 'Up')}
      {index < count - 1 && moveButton(1, 'Down')}
      <Button look="low" onClick={() => draft.change({ file, path, remove: true })}>
        Remove {label}
      </Button>
    </p>
  );
}

/** Optional fields of a group: adds missing ones and removes present ones. */
function Optional({ group, draft }: { group: FormGroup; draft: PageDraft }) {
  const { path, missing, removable, takes_names } = group;
  const file = group.files[0] ?? '';
  const fieldKeys = () =>
    fieldsIn(draft.page.form)
      .filter(({ files }) => files.includes(file))
      .map((field) => keyOf(field.path));
  const add = async (name: string) => {
    const before = new Set(fieldKeys());
    if (!(await draft.change({ file, path: [...path, name], add: true }))) return false;
    const begun = fieldKeys().find((key) => !before.has(key));
    if (begun !== undefined) focusWhenShown(file, begun);
    return true;
  };
  const called = (name: string) => groupLabelOf([...path, name], draft.page);
  const choices = (
    <>
      <Choices
        names={missing}
        label="What is not here yet"
        action="Add it"
        labelOf={called}
        onChoose={add}
        file={file}
        path={path}
      />
      {takes_names && <NewName group={group} draft={draft} onName={add} />}
      <Choices
        names={removable}
        label="What can be left out"
        action="Remove"
        labelOf={called}
        onChoose={(name) => draft.change({ file, path: [...path, name], remove: true })}
      />
    </>
  );
  if (path.length < 2 || missing.length + removable.length === 0) return choices;
  // Between the fields of many entries this would fill the screen.
  return (
    <details>
      <summary>More or fewer fields</summary>
      {choices}
    </details>
  );
}

/** @param file, path of the group: a link to a field that is not there yet leads here, and the field is chosen */
function Choices({
  names,
  label,
  action,
  labelOf,
  onChoose,
  file,
  path,
}: {
  names: string[];
  label: string;
  action: string;
  labelOf: (name: string) => string;
  onChoose: (name: string) => Promise<unknown>;
  file?: string;
  path?: FieldPath;
}) {
  const id = useId();
  const [address] = useSearchParams();
  const asked = address.get('field') ?? '';
  const wanted = path && names.find((one) => isAtOrBelow(asked, keyOf([...path, one])));
  const [name, setName] = useState(wanted ?? '');
  const chosen = names.includes(name) ? name : names[0];
  if (chosen === undefined) return null;
  return (
    <div
      className="row content-missing"
      {...(wanted && { 'data-file': file, 'data-field': asked })}
    >
      <label htmlFor={id}>{label}</label>
      <select id={id} value={chosen} onChange={({ target }) => setName(target.value)}>
        {names.map((one) => (
          <option key={one} value={one}>
            {labelOf(one)}
          </option>
        ))}
      </select>
      <Button look="low" onClick={() => onChoose(chosen)}>
        {action}
      </Button>
    </div>
  );
}

/** Adds an entry with a free name: a price, a territory. */
function NewName({
  group: { path, children, files },
  draft,
  onName,
}: {
  group: FormGroup;
  draft: PageDraft;
  onName: (name: string) => Promise<boolean>;
}) {
  const [error, setError] = useState<string | undefined>();
  const add = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const isAdded = await onName(String(new FormData(form).get('name')));
    setError(isAdded ? undefined : draft.problem?.detail);
    if (isAdded) form.reset();
  };
  return (
    <form
      className="stack"
      // Where a link to a group without fields leads.
      {...(children.length === 0 && { 'data-file': files[0], 'data-field': keyOf(path) })}
      onSubmit={add}
    >
      <Field label="A new one, called" error={error} name="name" required maxLength={100} />
      <p>
        <Button look="low" type="submit">
          Add it
        </Button>
      </p>
    </form>
  );
}
