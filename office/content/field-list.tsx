/** The fields of a file: each with its label, what the schema says of it, and what is wrong with it. */
import { useRef } from 'react';
import * as m from '#messages';
import type { ContentCheck, ContentFieldShown } from '../../domain/office/content-api.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { type FieldGroup, fieldTree, keyOf } from './field-tree.ts';
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
const READ = ['h1', 'summary', 'body'];
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
  return inOrder.map((group) => (
    <Group key={keyOf(group.path)} group={group} draft={draft} faults={faults} />
  ));
}

function Group({ group, draft, faults }: ListProps & { group: FieldGroup }) {
  const { path, field, children, isList } = group;
  if (field) return <One field={field} draft={draft} faults={faults} />;
  const label = labelOf(path);
  const isEntry = typeof path.at(-1) === 'number';
  const body = (
    <>
      {children.map((child) => (
        <div key={keyOf(child.path)} className="content-entry">
          <Group group={child} draft={draft} faults={faults} />
          {isList && (
            <Button
              look="low"
              aria-label={m.office_content_remove_named({ label: labelOf(child.path) })}
              onClick={() => draft.changeList({ path: child.path, remove: true })}
            >
              {m.office_content_remove()}
            </Button>
          )}
        </div>
      ))}
      {isList && (
        <p>
          <Button look="low" onClick={() => draft.changeList({ path, add: true })}>
            {m.office_content_add({ label })}
          </Button>
        </p>
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
    <details className="content-part" open={path[0] === 'body' || isFaulty || undefined}>
      <summary>{path[0] === 'body' ? m.office_content_words() : label}</summary>
      {body}
    </details>
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
    live !== undefined && live !== value && m.office_content_live({ value: shortened(live) }),
  ];
  const label = labelOf(path);
  const shared = { label, hint: help.filter(Boolean).join(' ') || undefined, error: fault };
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
  if (path[0] !== 'body' && value.length <= ONE_LINE && !value.includes('\n'))
    return (
      <Field {...shared} value={value} onChange={({ target }) => draft.type(path, target.value)} />
    );
  return (
    <>
      {path[0] === 'body' && (
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

/** As in `Faqs 2: a`; a part of the words by its number. */
function labelOf(path: ContentFieldShown['path']): string {
  const [last] = path.slice(-1);
  if (last === undefined) return m.office_content_entry();
  if (typeof last === 'number') {
    const of = path[0] === 'body' ? m.office_content_part() : labelOf(path.slice(0, -1));
    return `${of} ${last + 1}`;
  }
  const word = String(last).replaceAll('_', ' ');
  const known: Record<string, string> = {
    q: m.office_content_question(),
    a: m.office_content_answer(),
    h1: m.office_content_main_heading(),
    faqs: m.office_content_questions(),
  };
  return known[word] ?? word.charAt(0).toUpperCase() + word.slice(1);
}

const shortened = (value: unknown) => {
  const text = String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};
