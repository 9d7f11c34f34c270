/** A photo of a page: chosen on the device or from those that are there, and cropped. The server turns it upright and removes its metadata. */
import { useState } from 'react';
import * as m from '#messages';
import { PHOTO_ACCEPT } from '../../domain/lead/pest-photos.ts';
import { OFFICE_API } from '../../domain/office/api.ts';
import type { ContentPhoto } from '../../domain/office/content-api.ts';
import { callOffice, LONG_TIMEOUT_MS } from '../api/call-office.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import type { Draft } from './content-draft.ts';
import { type FieldPath, fieldIn, groupIn, keyOf } from './field-tree.ts';
import { shownValue } from './field-words.ts';
import { focusWhenShown } from './focus-field.ts';

const sourceOf = (file: string) => `${OFFICE_API}/content/photos/${encodeURIComponent(file)}`;

export function PhotoField({
  label,
  error,
  path,
  draft,
}: {
  label: string;
  error?: string | undefined;
  /** Of the file's name. */
  path: FieldPath;
  draft: Draft;
}) {
  const [state, setState] = useState<{ isBusy: boolean; refusal?: string }>({ isBusy: false });
  const beside = (...names: string[]) => [...path.slice(0, -1), ...names];
  const file = String(valueAt(path, draft) ?? '');
  const isCropped = groupIn(draft.file, beside('crop')) !== undefined;
  const photos = draft.file.named.photo ?? [];
  const choose = (name: string) => {
    draft.type(path, name);
    const words = photos.find(({ value }) => value === name)?.label ?? name;
    if (valueAt(beside('alt'), draft) === '' && words !== name) draft.type(beside('alt'), words);
    // It was the frame of another photo.
    if (isCropped) void draft.change({ path: beside('crop'), remove: true });
  };
  const upload = async (picture: File | undefined) => {
    if (!picture || state.isBusy) return;
    setState({ isBusy: true });
    const answer = await callOffice<ContentPhoto>('/content/photos', {
      ...{ method: 'POST', picture, timeoutMs: LONG_TIMEOUT_MS },
    });
    setState({ isBusy: false, ...(!answer.ok && { refusal: answer.problem.detail }) });
    if (answer.ok) choose(answer.value.file);
  };
  return (
    <div className="photo-field stack">
      <Field
        label={label}
        hint={m.office_content_photo_hint()}
        error={state.refusal ?? error}
        type="file"
        accept={PHOTO_ACCEPT}
        onChange={({ target }) => void upload(target.files?.[0])}
      />
      <p role="status" className="muted small">
        {state.isBusy ? m.office_content_photo_sent() : file && m.office_content_photo_is({ file })}
      </p>
      {photos.length > 0 && (
        <details className="photo-choices">
          <summary>{m.office_content_photo_choices()}</summary>
          <ul>
            {photos.map(({ value, label: words }) => (
              <li key={value}>
                <button
                  type="button"
                  aria-pressed={value === file}
                  onClick={() => value !== file && choose(value)}
                >
                  <img src={sourceOf(value)} alt="" loading="lazy" />
                  {words}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {file && !isCropped && (
        <p>
          <Button
            look="low"
            onClick={async () => {
              await draft.change({ path: beside('crop'), add: true });
              focusWhenShown(draft.file.path, keyOf(beside('crop')));
            }}
          >
            {m.office_content_photo_crop()}
          </Button>
        </p>
      )}
    </div>
  );
}

const valueAt = (path: FieldPath, draft: Draft) => {
  const field = fieldIn(draft.file, path);
  return field && shownValue(field, draft);
};

/** What of a photo is shown, as it is set below. @param path of its crop */
export function CroppedPhoto({ path, draft }: { path: FieldPath; draft: Draft }) {
  const file = valueAt([...path.slice(0, -1), 'file'], draft);
  if (!file) return null;
  const src = sourceOf(String(file));
  const cuts = ['top', 'right', 'bottom', 'left'].map(
    (side) => `${valueAt([...path, side], draft)}%`,
  );
  return (
    <div className="photo-crop">
      <img src={src} alt="" />
      <img src={src} alt="" style={{ clipPath: `inset(${cuts.join(' ')})` }} />
    </div>
  );
}
