import * as m from '#messages';
import { localPath, pageLanguage } from '../../../domain/language/language.ts';
import './photo-form.css';
import { draftKey } from '../../../domain/forms/draft-key.ts';
import { prefilledFields } from '../../../domain/forms/form.ts';
import { photoForm } from '../../../domain/forms/photo-form.ts';
import { PHOTO_ACCEPT, PHOTO_LIMITS } from '../../../domain/lead/pest-photos.ts';
import { ENDPOINTS } from '../../../domain/submissions/endpoints.ts';
import { visitTimesUrl } from '../../../domain/visits/visit-paths.ts';
import { useSettings } from '../../lib/site-data.ts';
import { Message } from '../../ui/message.tsx';
import { island } from '../../widgets/islands/island.tsx';
import { FieldProblem } from '../error-summary/error-summary.tsx';
import { LeadForm } from '../lead-form/lead-form.tsx';
import type { PreparedPhoto } from './prepare-photo.ts';
import { type PhotoForm as Form, usePhotoForm } from './use-photo-form.ts';

/** Pictures of a pest, and whom to call about them: a plain multipart post that scripts make better. */
export function PhotoRequest() {
  const photo = usePhotoForm();
  const { visits } = useSettings();
  return (
    <LeadForm
      form={photoForm}
      lead={photo}
      kind="photos"
      about="photo"
      visitUrl={
        visits ? (request) => visitTimesUrl(pageLanguage(), request, { framed: true }) : undefined
      }
      action={ENDPOINTS.photos}
      className="photo-form"
      parts={{ photos: <PhotoField photo={photo} /> }}
      fold={m.photo_add_e_mail_zip_code_or_a_note()}
      hidden={{ page: localPath('/upload') }}
      send={m.photo_send_my_photos()}
      hasFiles
    >
      {photo.phase === 'sending' && (
        <progress
          className="photo-progress"
          aria-label={m.photo_sent_so_far()}
          max={1}
          value={photo.progress}
        />
      )}
    </LeadForm>
  );
}

/** The answers to the pest identifier come in the URL. */
export const PhotoForm = island('photo-form', PhotoRequest, {
  draft: draftKey(photoForm),
  query: prefilledFields(photoForm),
});

/** The file field, its rules, and what has been chosen. */
function PhotoField({
  photo: { photos, problems, refusals, scripted, onChoose, onRemove },
}: {
  photo: Form;
}) {
  const problem = problems.photos;
  return (
    <div className="quote-field photo-field">
      <label htmlFor="photos">{photoForm.fields.photos.label}</label>
      <p id="photos-rules" className="photo-rules">
        {m.photo_rules({ count: PHOTO_LIMITS.count })}
      </p>
      <input
        id="photos"
        name="photos"
        type="file"
        multiple
        accept={PHOTO_ACCEPT}
        required={!scripted}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'photos-rules photos-problem' : 'photos-rules'}
        onChange={onChoose}
      />
      {problem && (
        // Chosen pictures are looked at on the spot; later the summary speaks.
        <div role={refusals === 0 ? 'alert' : undefined}>
          <FieldProblem id="photos-problem">{problem}</FieldProblem>
        </div>
      )}
      {photos.length > 0 && (
        <ul className="photo-list" aria-label={m.photo_chosen_photos()}>
          {photos.map((one) => (
            <Chosen key={one.preview + one.name} photo={one} onRemove={() => onRemove(one)} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Chosen({ photo, onRemove }: { photo: PreparedPhoto; onRemove: () => void }) {
  return (
    <li>
      {photo.preview && <img src={photo.preview} alt="" width="80" height="80" />}
      <span>{photo.name}</span>
      <button type="button" className="text-link" onClick={onRemove}>
        <Message
          text={m.photo_remove({ photo: photo.name })}
          parts={{ hidden: (words) => <span className="visually-hidden">{words}</span> }}
        />
      </button>
    </li>
  );
}
