/** One field in one language: label, help, fault, and an input for its type. */
import { type ComponentProps, useState } from 'react';
import { PHOTO_ACCEPT } from '../../domain/lead/pest-photos.ts';
import type { ContentFault, ContentPage, FormField } from '../../domain/office/content-api.ts';
import { LONG_TIMEOUT_MS } from '../api/call-office.ts';
import { Field, SelectField } from '../parts/field.tsx';
import { useCalls } from '../parts/use-calls.ts';
import { fieldsIn, inLanguage, isSpanish, keyOf, labelOf, shortened } from './field-words.ts';
import type { PageDraft } from './page-draft.ts';

/** Longer texts get a growing box, and so do empty fields. */
const ONE_LINE = 30;
/** More choices than this get a search field instead of a list. */
const MOST_CHOICES = 20;

interface InputProps {
  field: FormField;
  /** Path of the language's file. */
  file: string;
  draft: PageDraft;
}

/** Hints for the editor: placeholders in [[double brackets]], and a translation older than its text. */
export function notesOf({ field, file, draft }: InputProps): string[] {
  const value = draft.valueOf(field, file);
  const asked = [...String(value).matchAll(/\[\[(.+?)\]\]/g)].map(
    ([, question = '']) => `Waits for your words: “${question}”.`,
  );
  const saved = field.values[field.files.indexOf(file)];
  const isOlder = saved?.is_older && value === saved.value;
  return isOlder ? [...asked, 'Its English words were changed after it.'] : asked;
}

export function FieldInput({ faults, ...of }: InputProps & { faults: ContentFault[] }) {
  const { field, file, draft } = of;
  const key = keyOf(field.path);
  const fault = faults.find((one) => one.path === file && one.field && keyOf(one.field) === key);
  return (
    <div data-file={file} data-field={key} data-waits={notesOf(of).length > 0 || undefined}>
      <Input {...of} error={fault?.message} key={`${draft.path} ${key}`} />
    </div>
  );
}

function Input({ field, file, draft, error }: InputProps & { error: string | undefined }) {
  const { path, choices, longest, files, values, help } = field;
  const { named } = draft.page;
  const value = draft.valueOf(field, file);
  // Fixed at first render: swapping the input would lose the focus while typing.
  const [isLine] = useState(() => value !== '' && String(value).length <= ONE_LINE);
  const type = (typed: typeof value) => draft.type(file, path, typed);
  const choosePhoto = (name: string) => {
    type(name);
    // The crop belonged to the previous photo.
    const crop = [...path.slice(0, -1), 'crop'];
    const isCropped = fieldsIn(draft.page.form).some((one) =>
      keyOf(one.path).startsWith(`${keyOf(crop)}\n`),
    );
    if (isCropped) void draft.change({ file, path: crop, remove: true });
  };
  const live = values[files.indexOf(file)]?.live;
  const hints = [
    ...notesOf({ field, file, draft }),
    help,
    longest !== undefined && `${String(value).length} of at most ${longest} letters.`,
    live !== undefined && live !== value && `Visitors read: ${shortened(live, 60)}`,
  ];
  const shared = {
    label: inLanguage(labelOf(path), file),
    hint: hints.filter(Boolean).join(' ') || undefined,
    error,
    lang: isSpanish(file) ? 'es' : 'en',
  };
  if (file.endsWith('.svg')) return <LogoInput value={String(value)} error={error} onSvg={type} />;
  if (typeof value === 'boolean')
    return (
      <Field
        {...shared}
        type="checkbox"
        checked={value}
        onChange={({ target }) => type(target.checked)}
      />
    );
  if (typeof value === 'number') return <NumberInput {...shared} number={value} onNumber={type} />;
  // A translation's words are free text.
  const names = file === draft.path ? field.names : undefined;
  const offered = names && named[names];
  const options = choices?.map((choice) => ({ value: choice, label: choice })) ?? offered;
  if (names === 'photo')
    return (
      <>
        <PhotoInput {...shared} onPhoto={choosePhoto} />
        <SelectField
          label={inLanguage('A photo that is there already', file)}
          value={value}
          options={offered ?? []}
          onChoose={choosePhoto}
        />
      </>
    );
  if (options && (choices || options.length <= MOST_CHOICES))
    return <SelectField {...shared} value={value} options={options} onChoose={type} />;
  const isOneLine = field.is_day || offered || (isLine && path[0] !== 'body');
  return (
    <Field
      {...shared}
      {...(isOneLine ? { type: field.is_day ? 'date' : 'text' } : { rows: 1 })}
      list={offered && names && listId(names)}
      value={value}
      onChange={({ target }) => type(target.value)}
    />
  );
}

/** Text that is no number yet, such as an empty field, stays until the field is left. */
function NumberInput({
  number,
  onNumber,
  ...field
}: ComponentProps<typeof Field> & { number: number; onNumber: (number: number) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field
      {...field}
      type="number"
      step="any"
      value={typed ?? number}
      onChange={({ target }) => {
        setTyped(target.value);
        if (Number.isFinite(target.valueAsNumber)) onNumber(target.valueAsNumber);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

const listId = (kind: string) => `content-named-${kind}`;

/** Suggestions while typing, for fields that name one of many things. */
export function NamedLists({ page: { named } }: { page: ContentPage }) {
  return Object.entries(named).map(([kind, values]) => (
    <datalist key={kind} id={listId(kind)}>
      {values.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </datalist>
  ));
}

/** Uploads a photo; the server rotates it and removes its metadata. */
function PhotoInput({
  onPhoto,
  error,
  ...field
}: ComponentProps<typeof Field> & { onPhoto: (file: string) => void }) {
  const { problem, isBusy, call } = useCalls();
  const upload = async (picture: File | undefined) => {
    if (!picture || isBusy) return;
    const options = { picture, timeoutMs: LONG_TIMEOUT_MS };
    const answer = await call('POST /content/photos', {}, options);
    if (answer) onPhoto(answer.file);
  };
  return (
    <>
      <Field
        {...field}
        hint="JPEG, PNG or WebP, up to 10 MB. It is turned upright, and where and when it was taken is removed."
        error={problem?.detail ?? error}
        type="file"
        accept={PHOTO_ACCEPT}
        onChange={({ target }) => void upload(target.files?.[0])}
      />
      <p role="status" className="muted small">
        {isBusy && 'Is sent…'}
      </p>
    </>
  );
}

function LogoInput({
  value,
  error,
  onSvg,
}: {
  value: string;
  error: string | undefined;
  onSvg: (svg: string) => void;
}) {
  return (
    <>
      <Field
        label="Logo"
        hint="An SVG file; whoever drew your logo has one. A wide one stands alone, another one beside the name. Icons are made of it."
        error={error}
        type="file"
        accept=".svg"
        onChange={({ target }) => void target.files?.[0]?.text().then(onSvg)}
      />
      {value === '' ? (
        <p className="muted small">Your initials are the logo.</p>
      ) : (
        <img
          className="content-logo"
          src={`data:image/svg+xml,${encodeURIComponent(value)}`}
          alt="Logo"
        />
      )}
    </>
  );
}
