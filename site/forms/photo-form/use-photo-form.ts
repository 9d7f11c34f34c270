import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { photoForm } from '../../../domain/forms/photo-form.ts';
import { PHOTO_LIMITS, PHOTO_REFUSALS } from '../../../domain/lead/pest-photos.ts';
import { type LeadFormState, useLeadForm } from '../lead-form/use-lead-form.ts';
import { type PreparedPhoto, preparePhoto } from './prepare-photo.ts';

export interface PhotoForm extends LeadFormState<typeof photoForm> {
  photos: PreparedPhoto[];
  onChoose(event: ChangeEvent<HTMLInputElement>): void;
  onRemove(photo: PreparedPhoto): void;
}

/** The photo form once scripts run: a lead form with pictures. */
export function usePhotoForm(): PhotoForm {
  const [photos, setPhotos] = useState<PreparedPhoto[]>([]);
  /** What is wrong with the pictures that were chosen last. */
  const [chosen, setChosen] = useState<string | null>(null);

  /** The pictures once all that were chosen are prepared. A press on Send may come before that. */
  const prepared = useRef(Promise.resolve<PreparedPhoto[]>([]));

  const lead = useLeadForm(photoForm, { photos: () => prepared.current });
  const { form, problems } = lead;

  const change = (
    next: (before: PreparedPhoto[]) => PreparedPhoto[] | Promise<PreparedPhoto[]>,
  ) => {
    prepared.current = prepared.current.then(next).then((after) => {
      setPhotos(after);
      return after;
    });
  };
  const add = (files: File[]) =>
    change(async (before) => {
      const chosen = await Promise.all(files.map(preparePhoto));
      const refusal = chosen.find((one) => typeof one === 'string');
      const all = [...before, ...chosen.filter((one) => typeof one !== 'string')];
      const reason = all.length > PHOTO_LIMITS.count ? 'too-many' : refusal;
      setChosen(reason ? PHOTO_REFUSALS[reason] : null);
      return all.slice(0, PHOTO_LIMITS.count);
    });

  // Once, when React takes over: pictures chosen before that are still in the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!form.current) return;
    const field = form.current.elements.namedItem('photos') as HTMLInputElement;
    if (field.files?.length) add([...field.files]);
  }, []);

  // Pictures that were chosen since then are an answer to it.
  const isAnswered = photos.length > 0 && problems.photos === PHOTO_REFUSALS.none;
  const problem = chosen ?? (isAnswered ? undefined : problems.photos);
  return {
    ...lead,
    problems: { ...problems, photos: problem },
    photos,
    onChoose({ target }) {
      add([...(target.files ?? [])]);
      // The same picture may be chosen again after it was removed.
      target.value = '';
    },
    clear() {
      change(() => []);
      setChosen(null);
      lead.clear();
    },
    onRemove: (photo) => change((before) => before.filter((other) => other !== photo)),
  };
}
