/** The fields of a file, in each of its languages, as they stand in one another. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '#messages';
import type {
  ContentFault,
  ContentFieldShown,
  ContentUses,
} from '../../domain/office/content-api.ts';
import { pathQuery } from '../api/queries.ts';
import { Contrasts } from './colors.tsx';
import type { Draft } from './content-draft.ts';
import { FieldInput } from './field-input.tsx';
import { type FieldGroup, fieldTree, groupIn, keyOf } from './field-tree.ts';
import { groupLabelOf, notesOf } from './field-words.ts';
import { AddButton, EntryButtons, Optional, Untranslated } from './list-buttons.tsx';
import { INSERTED, listId } from './markdown-tools.tsx';
import { CroppedPhoto } from './photo-field.tsx';

interface ListProps {
  /** One for each language, English first. */
  drafts: Draft[];
  faults: ContentFault[];
}

/** A list with more entries has the button that adds one above them: for a keyboard it would be far away. */
const LONG_LIST = 8;

/** What kind of page it is: another one would have other fields. */
const TEMPLATE = 'template';
/** What visitors read of a page stands first; everything else keeps its order. */
const BODY = 'body';
const READ = ['h1', 'summary', BODY];
const rankOf = ({ path }: FieldGroup) => {
  const rank = READ.indexOf(String(path[0]));
  return rank === -1 ? READ.length : rank;
};

export function FieldList({ drafts, faults }: ListProps) {
  const root = fieldTree(drafts.map(({ file }) => file));
  // A file may be one list.
  const groups = root.isList
    ? [root]
    : root.children
        .filter(({ path }) => path[0] !== TEMPLATE)
        .sort((a, b) => rankOf(a) - rankOf(b));
  return (
    <>
      {groups.map((group) => (
        <Group key={keyOf(group.path)} group={group} drafts={drafts} faults={faults} />
      ))}
      {!root.isList && <Optional path={[]} drafts={drafts} />}
      <NamedLists drafts={drafts} />
    </>
  );
}

/** What inputs offer while one types: for fields that name one of many things, and for the words of a page. */
function NamedLists({ drafts: [draft] }: { drafts: Draft[] }) {
  if (!draft) return null;
  const { named, fields } = draft.file;
  const sources = fields.filter(({ path: [list, , name] }) => list === 'sources' && name === 'key');
  const insert = [
    ...(named.page ?? []),
    ...(named.price ?? []).map(({ value, label }) => ({ value: `{prices.${value}.label}`, label })),
    ...sources.map(({ value }) => ({ value: `[^${value}]`, label: m.office_content_source() })),
  ];
  return [...Object.entries(named), [INSERTED, insert] as const].map(([kind, values]) => (
    <datalist key={kind} id={listId(kind)}>
      {values.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </datalist>
  ));
}

function Group({ group, drafts, faults }: ListProps & { group: FieldGroup }) {
  const { path, fields, children, isList } = group;
  const [english] = drafts;
  if (fields.length > 0)
    return (
      <div className="content-field">
        {drafts.map((draft, index) => {
          const shared = { draft, drafts, faults };
          const field = fields[index];
          if (!field) return <Untranslated key={draft.file.path} path={path} draft={draft} />;
          return <InLanguage key={draft.file.path} field={field} {...shared} />;
        })}
      </div>
    );
  if (!english) return null;
  const help = groupIn(english.file, path)?.help;
  const isLong = children.length > LONG_LIST;
  /** The entry from which on they move and go. What stands before the first heading of a page stays. */
  const first = isList ? 0 : path[0] === BODY ? 1 : children.length;
  const addButton = <AddButton path={path} drafts={drafts} />;
  const body = (
    <>
      {help && <p className="muted small">{help}</p>}
      {path.at(-1) === 'crop' && <CroppedPhoto path={path} draft={english} />}
      {isList && isLong && addButton}
      {children.map((child, index) => (
        <div key={keyOf(child.path)} className="content-entry">
          <Group group={child} drafts={drafts} faults={faults} />
          {index >= first && (
            <EntryButtons path={child.path} count={children.length} first={first} drafts={drafts} />
          )}
        </div>
      ))}
      {isList ? !isLong && addButton : <Optional path={path} drafts={drafts} />}
      {drafts.slice(1).map((draft) => (
        <Untranslated key={draft.file.path} path={path} draft={draft} />
      ))}
    </>
  );
  const label = groupLabelOf(path, english);
  if (path.length !== 1 || typeof path[0] === 'number')
    return (
      <fieldset className="content-group">
        <legend>{label}</legend>
        {body}
      </fieldset>
    );
  const isFaulty = faults.some((fault) => fault.field?.split('.')[0] === path[0]);
  // Nobody but the person opens or closes a part: it would move what is about to be pressed.
  return (
    <details className="content-part" open={path[0] === BODY || undefined}>
      <summary>
        <span>{path[0] === BODY ? m.office_content_words() : label}</span>
        {isFaulty && <span className="muted small"> ({m.office_content_part_faulty()})</span>}
      </summary>
      {body}
    </details>
  );
}

function InLanguage({ field, ...of }: ListProps & { field: ContentFieldShown; draft: Draft }) {
  const { draft, drafts } = of;
  const [isChosen, setChosen] = useState(false);
  const { path, url } = draft.file;
  const key = keyOf(field.path);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus is of its input; the part itself does nothing
    <div
      data-file={path}
      data-field={key}
      data-waits={notesOf(field, draft, drafts).length > 0 || undefined}
      onFocus={() => setChosen(true)}
    >
      <FieldInput field={field} {...of} />
      {field.path[0] === 'colors' && <Contrasts field={field} draft={draft} />}
      {isChosen && url === null && <Uses path={path} field={key} />}
    </div>
  );
}

/** On how many pages a setting stands, for who is about to change it. */
function Uses(of: { path: string; field: string }) {
  const { data } = useQuery(
    pathQuery<ContentUses>(`/content/uses?${new URLSearchParams({ ...of })}`),
  );
  return (
    <p role="status" className="muted small">
      {data && data.pages > 0 && m.office_content_uses({ count: data.pages })}
    </p>
  );
}
