import './photo-field.css';
import { type RefObject, useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { photoForm } from '../../../domain/forms/photo-form.ts';
import { PHOTO_ACCEPT, PHOTO_LIMITS, PHOTO_REFUSALS } from '../../../domain/lead/pest-photos.ts';
import { Message } from '../../ui/message.tsx';
import { FieldProblem } from '../error-summary/error-summary.tsx';
import { type PreparedPhoto, preparePhoto } from './prepare-photo.ts';

/**
 * The file field, its rules, and the chosen pictures.
 * @param prepared resolves to the chosen pictures once all are prepared; Send may be pressed before that
 * @param problem the problem when the form was sent
 */
export function PhotoField(props: {
  prepared: RefObject<Promise<PreparedPhoto[]>>;
  problem: string | undefined;
}) {
  const { prepared } = props;
  const input = useRef<HTMLInputElement>(null);
  const [photos, setPhotos] = useState<PreparedPhoto[]>([]);
  /** The problem of the pictures chosen last. */
  const [chosen, setChosen] = useState<string | null>(null);

  const change = (
    next: (before: PreparedPhoto[]) => PreparedPhoto[] | Promise<PreparedPhoto[]>,
  ) => {
    prepared.current = prepared.current.then(next).then((after) => {
      setPhotos(after);
      return after;
    });
  };
  const add = (files: Iterable<File>) =>
    change(async (before) => {
      const found = await Promise.all([...files].map(preparePhoto));
      const refusal = found.find((one) => typeof one === 'string');
      const all = [...before, ...found.filter((one) => typeof one !== 'string')];
      const reason = all.length > PHOTO_LIMITS.count ? 'too-many' : refusal;
      setChosen(reason ? PHOTO_REFUSALS[reason]() : null);
      return all.slice(0, PHOTO_LIMITS.count);
    });

  // Once, when React starts: pictures chosen before that are still in the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const field = input.current;
    if (field?.files?.length) add(field.files);
    const clear = () => {
      change(() => []);
      setChosen(null);
    };
    field?.form?.addEventListener('reset', clear);
    return () => field?.form?.removeEventListener('reset', clear);
  }, []);

  // Choosing other pictures clears the message.
  const isAnswered = photos.length > 0 && props.problem === PHOTO_REFUSALS.none();
  const problem = chosen ?? (isAnswered ? undefined : props.problem);
  return (
    <div className="quote-field photo-field">
      <label htmlFor="photos">{photoForm.fields.photos.label()}</label>
      <p id="photos-rules" className="photo-rules">
        {m.photo_rules({ count: PHOTO_LIMITS.count })}
      </p>
      <input
        ref={input}
        id="photos"
        name="photos"
        type="file"
        multiple
        accept={PHOTO_ACCEPT}
        required={photos.length === 0}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? 'photos-rules photos-problem' : 'photos-rules'}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          // Otherwise a removed picture could not be chosen again.
          target.value = '';
        }}
      />
      {problem && (
        // Announced when pictures are chosen; after a submit, the error summary announces it.
        <div role={chosen ? 'alert' : undefined}>
          <FieldProblem id="photos-problem">{problem}</FieldProblem>
        </div>
      )}
      {photos.length > 0 && (
        <ul className="photo-list" aria-label={m.photo_chosen_photos()}>
          {photos.map((photo) => (
            <li key={photo.preview + photo.name}>
              {photo.preview && <img src={photo.preview} alt="" width="80" height="80" />}
              <span>{photo.name}</span>
              <button
                type="button"
                className="text-link"
                onClick={() => change((before) => before.filter((other) => other !== photo))}
              >
                <Message
                  text={m.photo_remove({ photo: photo.name })}
                  parts={{ hidden: (words) => <span className="visually-hidden">{words}</span> }}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
