/** A photo of a page: one is chosen on the device, the server turns it upright and removes its metadata. */
import { useState } from 'react';
import * as m from '#messages';
import { PHOTO_TYPES } from '../../domain/lead/pest-photos.ts';
import type { ContentPhoto } from '../../domain/office/content-api.ts';
import { callOffice, LONG_TIMEOUT_MS } from '../api/call-office.ts';
import { Field } from '../parts/field.tsx';

export function PhotoField({
  label,
  hint,
  error,
  file,
  onUpload,
}: {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Name of the one that is there; empty = none. */
  file: string;
  onUpload: (file: string) => void;
}) {
  const [state, setState] = useState<{ isBusy: boolean; refusal?: string }>({ isBusy: false });
  const upload = async (picture: File | undefined) => {
    if (!picture || state.isBusy) return;
    setState({ isBusy: true });
    const answer = await callOffice<ContentPhoto>('/content/photos', {
      ...{ method: 'POST', picture, timeoutMs: LONG_TIMEOUT_MS },
    });
    setState({ isBusy: false, ...(!answer.ok && { refusal: answer.problem.detail }) });
    if (answer.ok) onUpload(answer.value.file);
  };
  return (
    <>
      <Field
        label={label}
        hint={[m.office_content_photo_hint(), hint].filter(Boolean).join(' ')}
        error={state.refusal ?? error}
      >
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
    </>
  );
}
