/** One field: its label, what the schema says of it, what is wrong with it, and the input that fits what it holds. */
import { type ComponentProps, useRef, useState } from 'react';
import * as m from '#messages';
import { MOST_CUT } from '../../domain/content/crop.ts';
import type { ContentFault, ContentFieldShown } from '../../domain/office/content-api.ts';
import { Field, SelectField } from '../parts/field.tsx';
import type { Draft } from './content-draft.ts';
import { inLanguage, isSpanish, labelOf, notesOf, shortened, shownValue } from './field-words.ts';
import { listId, pasteMarkdown, Toolbar } from './markdown-tools.tsx';
import { PhotoField } from './photo-field.tsx';

/** A text that is longer gets a box that grows, and so does one that is to be written. */
const ONE_LINE = 30;
/** More than these are searched instead of listed. */
const MOST_CHOICES = 20;

export function FieldInput({
  field,
  draft,
  drafts,
  faults,
}: {
  field: ContentFieldShown;
  draft: Draft;
  drafts: Draft[];
  faults: ContentFault[];
}) {
  const { path, choices, longest, live, names } = field;
  const { path: file, named } = draft.file;
  const text = useRef<HTMLTextAreaElement>(null);
  const value = shownValue(field, draft);
  // Another input would lose the focus in mid-typing.
  const [isLine] = useState(() => value !== '' && String(value).length <= ONE_LINE);
  const type = (typed: typeof value) => draft.type(path, typed);
  const isCut = path.at(-2) === 'crop';
  const help = [
    ...notesOf(field, draft, drafts),
    isCut && `${value} %`,
    field.help,
    longest !== undefined && m.office_content_letters({ used: String(value).length, longest }),
    live !== undefined && live !== value && m.office_content_live({ value: shortened(live, 60) }),
  ];
  const shared = {
    label: inLanguage(labelOf(path), file, drafts),
    hint: help.filter(Boolean).join(' ') || undefined,
    error: faults.find((one) => one.path === file && one.field === path.join('.'))?.message,
    lang: isSpanish(file) ? 'es' : 'en',
  };
  if (names === 'photo') return <PhotoField {...shared} path={path} draft={draft} />;
  if (typeof value === 'boolean')
    return (
      <Field
        {...shared}
        type="checkbox"
        checked={value}
        onChange={({ target }) => type(target.checked)}
      />
    );
  if (typeof value === 'number')
    return <NumberField {...shared} {...(isCut && SLIDER)} number={value} onNumber={type} />;
  const offered = names && named[names];
  const options = choices?.map((choice) => ({ value: choice, label: choice })) ?? offered;
  if (options && (choices || options.length <= MOST_CHOICES))
    return <SelectField {...shared} value={value} options={options} onChoose={type} />;
  const isWords = path[0] === 'body';
  if (offered || (isLine && !isWords))
    return (
      <Field
        {...shared}
        list={offered && names && listId(names)}
        value={value}
        onChange={({ target }) => type(target.value)}
      />
    );
  return (
    <>
      {isWords && <Toolbar text={text} pages={named.page ?? []} />}
      <Field {...shared}>
        {(attributes) => (
          <textarea
            {...attributes}
            ref={text}
            rows={1}
            value={value}
            onChange={({ target }) => type(target.value)}
            onPaste={isWords ? pasteMarkdown : undefined}
          />
        )}
      </Field>
    </>
  );
}

/** Percent that are cut off one side of a photo. */
const SLIDER = { type: 'range', step: 1, max: MOST_CUT };

/** What is no number yet, as an empty field, stays on the screen until the field is left. */
function NumberField({
  number,
  onNumber,
  ...field
}: ComponentProps<typeof Field> & { number: number; onNumber: (number: number) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field
      type="number"
      step="any"
      {...field}
      value={typed ?? number}
      onChange={({ target }) => {
        setTyped(target.value);
        if (Number.isFinite(target.valueAsNumber)) onNumber(target.valueAsNumber);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
