/** The fields of a file: each with its label, what the schema says of it, and what is wrong with it. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import {
  logoOnGrounds,
  type TextOnGround,
  textsOnGrounds,
} from '../../domain/colors/text-on-ground.ts';
import { MOST_CUT } from '../../domain/content/crop.ts';
import { isLogo } from '../../domain/content/logo.ts';
import type { NamedKind } from '../../domain/content/names.ts';
import type {
  ContentFault,
  ContentFieldShown,
  ContentUses,
} from '../../domain/office/content-api.ts';
import { pathQuery } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import type { Draft } from './content-draft.ts';
import { type FieldGroup, fieldIn, fieldTree, keyOf } from './field-tree.ts';
import {
  groupLabelOf,
  inLanguage,
  isSpanish,
  labelOf,
  notesOf,
  shortened,
  shownValue,
} from './field-words.ts';
import { AddButton, EntryButtons, Optional, Untranslated } from './list-buttons.tsx';
import { pastedMarkdown } from './pasted-markdown.ts';
import { CroppedPhoto, PhotoField } from './photo-field.tsx';

/** A text that is longer gets a box of several lines. */
const ONE_LINE = 70;

interface ListProps {
  /** One for each language, English first. */
  drafts: Draft[];
  faults: ContentFault[];
}

/** More than these are searched instead of listed. */
const MOST_CHOICES = 20;
/** A list with more entries has the button that adds one above them. */
const LONG_LIST = 8;
const listId = (kind: NamedKind | 'insert') => `content-named-${kind}`;

/** What kind of page it is: another one would have other fields. */
const TEMPLATE = 'template';
/** Of a photo: how many percent are cut off at each side. */
const CROP = 'crop';
/** Of `site.yaml`. */
const COLORS = 'colors';
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
  if (root.isList)
    return (
      <>
        <Group group={root} drafts={drafts} faults={faults} />
        <NamedLists drafts={drafts} />
      </>
    );
  const inOrder = root.children
    .filter(({ path }) => path[0] !== TEMPLATE)
    .sort((a, b) => rankOf(a) - rankOf(b));
  return (
    <>
      {inOrder.map((group) => (
        <Group key={keyOf(group.path)} group={group} drafts={drafts} faults={faults} />
      ))}
      <Optional path={[]} drafts={drafts} />
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
  return [...Object.entries(named), ['insert', insert] as const].map(([kind, values]) => (
    <datalist key={kind} id={listId(kind as NamedKind | 'insert')}>
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
  if (fields.length > 0)
    return (
      <div className="content-field">
        {drafts.map((draft, index) => {
          const field = fields[index];
          const { path: file } = draft.file;
          if (!field) return <Untranslated key={file} path={path} draft={draft} />;
          return (
            <div
              key={file}
              data-file={file}
              data-field={keyOf(path)}
              data-waits={notesOf(field, draft, drafts).length > 0 || undefined}
            >
              <One field={field} draft={draft} drafts={drafts} faults={faults} />
              {path[0] === COLORS && path.length === 2 && (
                <Contrasts color={String(path[1])} draft={draft} />
              )}
              {draft.file.url === null && <Uses path={file} field={keyOf(path)} />}
            </div>
          );
        })}
      </div>
    );
  const label = drafts[0] ? groupLabelOf(path, drafts[0]) : labelOf(path);
  const isEntry = typeof path.at(-1) === 'number';
  const isLong = children.length > LONG_LIST;
  const addButton = <AddButton path={path} drafts={drafts} />;
  const body = (
    <>
      {path.at(-1) === CROP && drafts[0] && <CroppedPhoto path={path} draft={drafts[0]} />}
      {/* Below the entries it would be far away for a keyboard. */}
      {isList && isLong && addButton}
      {children.map((child, index) => (
        <div key={keyOf(child.path)} className="content-entry">
          <Group group={child} drafts={drafts} faults={faults} />
          {isList && <EntryButtons path={child.path} count={children.length} drafts={drafts} />}
          {path[0] === BODY && children.length > 1 && index > 0 && (
            <EntryButtons path={child.path} count={children.length} first={1} drafts={drafts} />
          )}
        </div>
      ))}
      {isList ? !isLong && addButton : <Optional path={path} drafts={drafts} />}
      {drafts.slice(1).map((draft) => (
        <Untranslated key={draft.file.path} path={path} draft={draft} />
      ))}
    </>
  );
  if (path.length !== 1 || isEntry)
    return (
      <fieldset className="content-group">
        <legend>{label}</legend>
        {body}
      </fieldset>
    );
  const isFaulty = faults.some((fault) => fault.field?.split('.')[0] === String(path[0]));
  // Nobody but the person opens or closes a part: it would move what is about to be pressed.
  return (
    <details className="content-part" open={path[0] === BODY || undefined}>
      <summary>
        {path[0] === BODY ? m.office_content_words() : label}
        {isFaulty && <span className="muted small"> ({m.office_content_part_faulty()})</span>}
      </summary>
      {body}
    </details>
  );
}

/** How text in a color stands out from each of its grounds, or on it as a ground: by what is typed. */
function Contrasts({ color, draft }: { color: string; draft: Draft }) {
  const pairs = textsOnGrounds(colorsIn(draft)).filter(
    ({ text, ground }) => text === color || ground === color,
  );
  return <Pairs pairs={pairs} />;
}

/** Those that the company has of its own, as they are typed. */
const colorsIn = (draft: Draft) =>
  Object.fromEntries(
    draft.file.fields.flatMap((one) =>
      one.path[0] === COLORS ? [[one.path[1], shownValue(one, draft)]] : [],
    ),
  );

function Pairs({ pairs }: { pairs: TextOnGround[] }) {
  return (
    <ul role="status" className="muted small">
      {pairs.map(({ text, ground, ratio, isEnough, least }) => {
        const said = {
          text: labelOf([text]),
          ground: labelOf([ground]),
          // Never rounded to what would be enough.
          ratio: (Math.floor(ratio * 10) / 10).toFixed(1),
        };
        return (
          <li key={`${text} ${ground}`}>
            {isEnough
              ? m.office_content_contrast_fine(said)
              : m.office_content_contrast_low({ ...said, least })}
          </li>
        );
      })}
    </ul>
  );
}

/** The company's logo, beside its colors. */
export function LogoPart({ draft, colors }: { draft: Draft; colors: Draft }) {
  const [isRefused, setRefused] = useState(false);
  const path = [BODY, 0];
  const field = fieldIn(draft.file, path);
  const svg = field ? String(shownValue(field, draft)) : '';
  // The one that `npm run new-company` writes for a PNG names it: a browser loads nothing that a picture names.
  const [, picture] = /<image href="(\/[^"]+)"/.exec(svg) ?? [];
  const choose = async (file: File | undefined) => {
    const text = await file?.text();
    if (text === undefined) return;
    setRefused(!isLogo(text));
    if (isLogo(text)) draft.type(path, text);
  };
  return (
    <div className="stack" data-file={draft.file.path} data-field={keyOf(path)}>
      <Field
        label={m.office_content_logo()}
        hint={m.office_content_logo_hint()}
        error={isRefused ? m.office_content_logo_refused() : undefined}
      >
        {(attributes) => (
          <input
            {...attributes}
            type="file"
            accept=".svg"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        )}
      </Field>
      {svg === '' ? (
        <p className="muted small">{m.office_content_logo_none()}</p>
      ) : (
        <>
          <img
            className="content-logo"
            src={picture ?? `data:image/svg+xml,${encodeURIComponent(svg)}`}
            alt={m.office_content_logo()}
          />
          {!picture && <Pairs pairs={logoOnGrounds(colorsIn(colors), svg)} />}
        </>
      )}
    </div>
  );
}

/** On how many pages a setting stands, once somebody is about to change it. */
function Uses({ path, field }: { path: string; field: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const around = place.current?.parentElement;
    const ask = () => setAsked(true);
    around?.addEventListener('focusin', ask, { once: true });
    return () => around?.removeEventListener('focusin', ask);
  }, []);
  const query = new URLSearchParams({ path, field });
  const { data } = useQuery({
    ...pathQuery<ContentUses>(`/content/uses?${query}`),
    enabled: isAsked,
  });
  return (
    <p ref={place} role="status" className="muted small">
      {data && data.pages > 0 && m.office_content_uses({ count: data.pages })}
    </p>
  );
}

function One({
  field,
  draft,
  drafts,
  faults,
}: ListProps & { field: ContentFieldShown; draft: Draft }) {
  const { path, choices, longest, live, names } = field;
  const { path: file, named } = draft.file;
  const text = useRef<HTMLTextAreaElement>(null);
  const value = shownValue(field, draft);
  const fault = faults.find((one) => one.path === file && one.field === path.join('.'))?.message;
  const isCut = path.at(-2) === CROP;
  const help = [
    ...notesOf(field, draft, drafts),
    isCut && `${value} %`,
    field.help,
    longest !== undefined && m.office_content_letters({ used: String(value).length, longest }),
    live !== undefined && live !== value && m.office_content_live({ value: shortened(live, 60) }),
  ];
  const label = inLanguage(labelOf(path), file, drafts);
  const shared = {
    ...{ label, hint: help.filter(Boolean).join(' ') || undefined, error: fault },
    lang: isSpanish(file) ? 'es' : 'en',
  };
  if (names === 'photo')
    return <PhotoField label={label} error={fault} path={path} draft={draft} />;
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
  const offered = names && named[names];
  if (offered && offered.length > MOST_CHOICES)
    return (
      <Field
        {...shared}
        list={listId(names)}
        value={String(value)}
        onChange={({ target }) => draft.type(path, target.value)}
      />
    );
  const options = choices?.map((choice) => ({ value: choice, label: choice })) ?? offered;
  if (options)
    return (
      <Field {...shared}>
        {(attributes) => (
          <select
            {...attributes}
            value={String(value)}
            onChange={({ target }) => draft.type(path, target.value)}
          >
            {!options.some((option) => option.value === value) && <option>{value}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        )}
      </Field>
    );
  if (typeof value === 'number')
    return (
      <Field
        {...shared}
        {...(isCut ? { type: 'range', max: MOST_CUT } : { type: 'number', step: 'any' })}
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
      {path[0] === BODY && <Toolbar text={text} pages={named.page ?? []} />}
      <Field {...shared}>
        {(attributes) => (
          <textarea
            {...attributes}
            ref={text}
            value={value}
            onChange={({ target }) => draft.type(path, target.value)}
            {...(path[0] === BODY && { onPaste: pasteMarkdown })}
          />
        )}
      </Field>
    </>
  );
}

/** What was copied with its looks comes as Markdown; it can be undone as what is typed. */
function pasteMarkdown(event: React.ClipboardEvent): void {
  const html = event.clipboardData.getData('text/html');
  const markdown = html && pastedMarkdown(html);
  // What is refused is pasted as plain text.
  if (markdown && insertText(markdown)) event.preventDefault();
}

/** In the field that has the focus, as if it was typed: nothing else can be undone. @returns whether the browser did it */
const insertText = (text: string) => document.execCommand('insertText', false, text);

/** What the marks of Markdown stand around: the chosen words. */
function Toolbar({
  text,
  pages,
}: {
  pages: { value: string; label: string }[];
  text: React.RefObject<HTMLTextAreaElement | null>;
}) {
  const marks = [
    { name: m.office_content_bold(), before: '**', after: '**' },
    { name: m.office_content_list(), before: '\n- ', after: '' },
    { name: m.office_content_heading(), before: '\n### ', after: '\n' },
  ];
  const [chosen, setChosen] = useState('');
  /** @param words where none are chosen. Default: none */
  const mark = (before: string, after: string, words = '') => {
    const box = text.current;
    if (!box) return;
    const chosen = box.value.slice(box.selectionStart, box.selectionEnd) || words;
    box.focus();
    insertText(before + chosen + after);
  };
  const insert = () => {
    if (!chosen) return;
    const page = pages.find(({ value }) => value === chosen);
    if (page) mark('[', `](${page.value})`, page.label);
    else mark('', chosen);
    setChosen('');
  };
  return (
    <div className="row" role="toolbar" aria-label={m.office_content_marks()}>
      {marks.map(({ name, before, after }) => (
        <Button key={name} look="low" onClick={() => mark(before, after)}>
          {name}
        </Button>
      ))}
      <input
        list={listId('insert')}
        aria-label={m.office_content_insert_what()}
        placeholder={m.office_content_insert_what()}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Button look="low" onClick={insert}>
        {m.office_content_insert()}
      </Button>
    </div>
  );
}
