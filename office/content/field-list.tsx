/** The fields of a file: each with its label, what the schema says of it, and what is wrong with it. */
import { useId, useRef, useState } from 'react';
import * as m from '#messages';
import type { ContentCheck, ContentFieldShown } from '../../domain/office/content-api.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { type FieldGroup, type FieldPath, fieldTree, keyOf } from './field-tree.ts';
import { labelOf, shortened } from './field-words.ts';
import { PhotoField } from './photo-field.tsx';
import type { useContentDraft } from './use-content-draft.ts';

/** A text that is longer gets a box of several lines. */
const ONE_LINE = 70;

interface ListProps {
  draft: ReturnType<typeof useContentDraft>;
  faults: ContentCheck['faults'];
}

/** What kind of page it is: another one would have other fields. */
const TEMPLATE = 'template';
/** What visitors read of a page stands first; everything else keeps its order. */
const BODY = 'body';
const READ = ['h1', 'summary', BODY];
const rankOf = ({ path }: FieldGroup) => {
  const rank = READ.indexOf(String(path[0]));
  return rank === -1 ? READ.length : rank;
};

export function FieldList({ draft, faults }: ListProps) {
  const root = fieldTree(draft.file);
  // A file may be one list.
  if (root.isList) return <Group group={root} draft={draft} faults={faults} />;
  const inOrder = root.children
    .filter(({ path }) => path[0] !== TEMPLATE)
    .sort((a, b) => rankOf(a) - rankOf(b));
  return (
    <>
      {inOrder.map((group) => (
        <Group key={keyOf(group.path)} group={group} draft={draft} faults={faults} />
      ))}
      <Missing path={[]} draft={draft} />
    </>
  );
}

function Group({ group, draft, faults }: ListProps & { group: FieldGroup }) {
  const { path, field, children, isList } = group;
  if (field)
    return (
      <div className="content-field" data-field={keyOf(path)}>
        <One field={field} draft={draft} faults={faults} />
      </div>
    );
  const label = labelOf(path);
  const isEntry = typeof path.at(-1) === 'number';
  const body = (
    <>
      {children.map((child, index) => (
        <div key={keyOf(child.path)} className="content-entry">
          <Group group={child} draft={draft} faults={faults} />
          {isList && <EntryButtons path={child.path} count={children.length} draft={draft} />}
          {path[0] === BODY && children.length > 1 && index > 0 && (
            <EntryButtons path={child.path} count={children.length} first={1} draft={draft} />
          )}
        </div>
      ))}
      {isList ? (
        <p>
          <Button look="low" onClick={() => draft.changeList({ path, add: true })}>
            {m.office_content_add({ label })}
          </Button>
        </p>
      ) : (
        <Missing path={path} draft={draft} />
      )}
    </>
  );
  if (path.length !== 1 || isEntry)
    return (
      <fieldset className="content-group">
        <legend>{label}</legend>
        {body}
      </fieldset>
    );
  const isFaulty = faults.some((fault) => fault.field?.startsWith(String(path[0])));
  return (
    <details className="content-part" open={path[0] === BODY || isFaulty || undefined}>
      <summary>{path[0] === BODY ? m.office_content_words() : label}</summary>
      {body}
    </details>
  );
}

/** Up, down, remove. What has moved keeps the focus. */
function EntryButtons({
  path,
  count,
  first = 0,
  draft,
}: {
  path: FieldPath;
  count: number;
  /** The entry that nothing comes before. Default: 0 */
  first?: number;
  draft: ListProps['draft'];
}) {
  const index = path.at(-1) as number;
  const label = labelOf(path);
  const buttonOf = (at: number, by: 1 | -1) => `${keyOf([...path.slice(0, -1), at])} ${by}`;
  const move = async (by: 1 | -1) => {
    await draft.changeList({ path, move: by });
    const isLast = index + by === first || index + by === count - 1;
    const moved = buttonOf(index + by, isLast ? (-by as 1 | -1) : by);
    for (const button of document.querySelectorAll<HTMLElement>('[data-moves]'))
      if (button.dataset.moves === moved) button.focus();
  };
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
        onClick={() => draft.changeList({ path, remove: true })}
      >
        {m.office_content_remove()}
      </Button>
    </p>
  );
}

/** Fields that this group could have, and lists that it could begin. */
function Missing({ path, draft }: { path: FieldPath; draft: ListProps['draft'] }) {
  const id = useId();
  const key = keyOf(path);
  const missing = draft.file.missing.filter((one) => keyOf(one.slice(0, -1)) === key);
  const [chosen, setChosen] = useState('');
  const name = missing.some((one) => one.at(-1) === chosen) ? chosen : missing[0]?.at(-1);
  if (name === undefined) return null;
  return (
    <div className="row content-missing">
      <label htmlFor={id}>{m.office_content_add_field()}</label>
      <select id={id} value={name} onChange={({ target }) => setChosen(target.value)}>
        {missing.map((one) => (
          <option key={keyOf(one)} value={one.at(-1)}>
            {labelOf(one)}
          </option>
        ))}
      </select>
      <Button look="low" onClick={() => draft.changeList({ path: [...path, name], add: true })}>
        {m.office_content_add_chosen()}
      </Button>
    </div>
  );
}

function One({ field, draft, faults }: ListProps & { field: ContentFieldShown }) {
  const { path, choices, longest, live } = field;
  const text = useRef<HTMLTextAreaElement>(null);
  const value = draft.typed.get(keyOf(path))?.value ?? field.value;
  const fault = faults.find((one) => one.field === path.join('.'))?.message;
  const help = [
    field.help,
    longest !== undefined && m.office_content_letters({ used: String(value).length, longest }),
    live !== undefined && live !== value && m.office_content_live({ value: shortened(live, 60) }),
  ];
  const label = labelOf(path);
  const shared = { label, hint: help.filter(Boolean).join(' ') || undefined, error: fault };
  if (path[0] === 'photos' && path.at(-1) === 'file')
    return (
      <PhotoField {...shared} file={String(value)} onUpload={(file) => draft.type(path, file)} />
    );
  if (typeof value === 'boolean')
    return (
      <label className="check">
        <input
          type="checkbox"
          checked={value}
          onChange={({ target }) => draft.type(path, target.checked)}
        />
        {label}
      </label>
    );
  if (choices)
    return (
      <Field {...shared}>
        {(attributes) => (
          <select
            {...attributes}
            value={String(value)}
            onChange={({ target }) => draft.type(path, target.value)}
          >
            {choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        )}
      </Field>
    );
  if (typeof value === 'number')
    return (
      <Field
        {...shared}
        type="number"
        step="any"
        value={value}
        onChange={({ target }) =>
          Number.isFinite(target.valueAsNumber) && draft.type(path, target.valueAsNumber)
        }
      />
    );
  if (path[0] !== BODY && value.length <= ONE_LINE && !value.includes('\n'))
    return (
      <Field {...shared} value={value} onChange={({ target }) => draft.type(path, target.value)} />
    );
  return (
    <>
      {path[0] === BODY && (
        <Toolbar text={text} onChange={(changed) => draft.type(path, changed)} />
      )}
      <Field {...shared}>
        {(attributes) => (
          <textarea
            {...attributes}
            ref={text}
            value={value}
            onChange={({ target }) => draft.type(path, target.value)}
          />
        )}
      </Field>
    </>
  );
}

/** What the marks of Markdown stand around: the chosen words. */
function Toolbar({
  text,
  onChange,
}: {
  text: React.RefObject<HTMLTextAreaElement | null>;
  onChange: (value: string) => void;
}) {
  const marks = [
    { name: m.office_content_bold(), before: '**', after: '**' },
    { name: m.office_content_list(), before: '\n- ', after: '' },
    { name: m.office_content_heading(), before: '\n### ', after: '\n' },
    { name: m.office_content_link(), before: '[', after: '](/)' },
  ];
  const mark = (before: string, after: string) => {
    const box = text.current;
    if (!box) return;
    const chosen = box.value.slice(box.selectionStart, box.selectionEnd);
    box.setRangeText(before + chosen + after, box.selectionStart, box.selectionEnd, 'end');
    box.focus();
    onChange(box.value);
  };
  return (
    <div className="row" role="toolbar" aria-label={m.office_content_marks()}>
      {marks.map(({ name, before, after }) => (
        <Button key={name} look="low" onClick={() => mark(before, after)}>
          {name}
        </Button>
      ))}
    </div>
  );
}
