/** A photo of a page: chosen on the device or from those that are there, and cropped. The server turns it upright and removes its metadata. */
import { useState } from 'react';
import * as m from '#messages';
import { CROP_SIDES, type Crop } from '../../domain/content/crop.ts';
import { PHOTO_TYPES } from '../../domain/lead/pest-photos.ts';
import { OFFICE_API } from '../../domain/office/api.ts';
import type { ContentPhoto } from '../../domain/office/content-api.ts';
import { callOffice, LONG_TIMEOUT_MS } from '../api/call-office.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import type { Draft } from './content-draft.ts';
import { type FieldPath, keyOf } from './field-tree.ts';
import { shownValue } from './field-words.ts';
import { focusWhenShown } from './focus-field.ts';
import { PhotoCrop } from './photo-crop.tsx';

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
  const valueAt = (at: FieldPath) => {
    const field = draft.file.fields.find((one) => keyOf(one.path) === keyOf(at));
    return field && shownValue(field, draft);
  };
  const file = String(valueAt(path) ?? '');
  const cuts = CROP_SIDES.map((side) => [side, valueAt(beside('crop', side))] as const);
  const crop = cuts.every(([, cut]) => cut !== undefined)
    ? (Object.fromEntries(cuts) as Crop)
    : null;
  const photos = draft.file.named.photo ?? [];
  const choose = (name: string) => {
    draft.type(path, name);
    const words = photos.find(({ value }) => value === name)?.label ?? name;
    if (valueAt(beside('alt')) === '' && words !== name) draft.type(beside('alt'), words);
    // It was the frame of another photo.
    if (crop) void draft.change({ path: beside('crop'), remove: true });
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
      <Field label={label} hint={m.office_content_photo_hint()} error={state.refusal ?? error}>
        {(attributes) => (
          <input
            {...attributes}
            type="file"
            accept={PHOTO_TYPES.join()}
            onChange={({ target }) => void upload(target.files?.[0])}
          />
        )}
      </Field>
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
      {file && !crop && (
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
      {file && crop && (
        <>
          <p className="muted small">{m.office_content_photo_crop_hint()}</p>
          <PhotoCrop
            src={sourceOf(file)}
            crop={crop}
            onCrop={(next) => {
              for (const side of CROP_SIDES) draft.type(beside('crop', side), next[side]);
            }}
          />
        </>
      )}
    </div>
  );
}
