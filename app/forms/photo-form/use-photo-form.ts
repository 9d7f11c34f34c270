import { type ChangeEvent, useEffect, useState } from 'react';
import { photoForm } from '../../../domain/forms/photo-form.ts';
import { PHOTO_LIMITS, PHOTO_REFUSALS } from '../../../domain/lead/pest-photos.ts';
import { type LeadForm, useLeadForm } from '../lead-form/use-lead-form.ts';
import { type PreparedPhoto, preparePhoto } from './prepare-photo.ts';

export interface PhotoForm extends LeadForm<typeof photoForm> {
  photos: PreparedPhoto[];
  onChoose(event: ChangeEvent<HTMLInputElement>): void;
  onRemove(photo: PreparedPhoto): void;
}

/** The photo form once scripts run: a lead form with pictures. */
export function usePhotoForm(): PhotoForm {
  const [photos, setPhotos] = useState<PreparedPhoto[]>([]);
  /** What is wrong with the pictures that were chosen last. */
  const [chosen, setChosen] = useState<string | null>(null);

  const lead = useLeadForm(photoForm, { photos });
  const { form, problems } = lead;

  const add = async (files: File[]) => {
    const prepared = await Promise.all(files.map(preparePhoto));
    const refusal = prepared.find((one) => typeof one === 'string');
    const all = [...photos, ...prepared.filter((one) => typeof one !== 'string')];
    setPhotos(all.slice(0, PHOTO_LIMITS.count));
    const reason = all.length > PHOTO_LIMITS.count ? 'too-many' : refusal;
    setChosen(reason ? PHOTO_REFUSALS[reason] : null);
  };

  // Once, when React takes over: pictures chosen before that are still in the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!form.current) return;
    const field = form.current.elements.namedItem('photos') as HTMLInputElement;
    if (field.files?.length) void add([...field.files]);
  }, []);

  // Pictures that were chosen since then are an answer to it.
  const isAnswered = photos.length > 0 && problems.photos === PHOTO_REFUSALS.none;
  const problem = chosen ?? (isAnswered ? undefined : problems.photos);
  return {
    ...lead,
    problems: { ...problems, photos: problem },
    photos,
    onChoose({ target }) {
      void add([...(target.files ?? [])]);
      // The same picture may be chosen again after it was removed.
      target.value = '';
    },
    clear() {
      setPhotos([]);
      setChosen(null);
      lead.clear();
    },
    onRemove: (photo) => setPhotos(photos.filter((other) => other !== photo)),
  };
}
