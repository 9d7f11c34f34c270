import { useRef } from 'react';
import * as m from '#messages';
import { draftKey } from '../../../domain/forms/draft-key.ts';
import { prefilledFields } from '../../../domain/forms/form.ts';
import { photoForm } from '../../../domain/forms/photo-form.ts';
import { localPath } from '../../../domain/language/language.ts';
import { island } from '../../widgets/islands/island.tsx';
import { LeadForm } from '../lead-form/lead-form.tsx';
import { PhotoField } from './photo-field.tsx';
import type { PreparedPhoto } from './prepare-photo.ts';

/** Sends pictures of a pest. */
export function PhotoRequest() {
  const prepared = useRef<Promise<PreparedPhoto[]>>(Promise.resolve([]));
  return (
    <LeadForm
      form={photoForm}
      photos={() => prepared.current}
      parts={{ photos: (problem) => <PhotoField prepared={prepared} problem={problem} /> }}
      fold={m.photo_add_e_mail_zip_code_or_a_note()}
      hidden={{ page: localPath('/upload') }}
      send={m.photo_send_my_photos()}
    />
  );
}

/** The pest identifier passes its answers in the URL. */
export const PhotoForm = island('photo-form', PhotoRequest, {
  draft: draftKey(photoForm),
  query: prefilledFields(photoForm),
});
