import { type ChangeEvent, useEffect, useState } from 'react';
import { PHOTO_LIMITS, PHOTO_REFUSALS, readPhotoForm } from '../../../domain/lead/pest-photos.ts';
import type { QuoteField } from '../../../domain/lead/quote-form.ts';
import { fillForm } from '../quote-form/quote-draft.ts';
import { type LeadForm, type LeadFormRules, useLeadForm } from '../quote-form/use-lead-form.ts';
import { sendPhotos } from '../submissions/send-submission.ts';
import { type PreparedPhoto, preparePhoto } from './prepare-photo.ts';

/** Of the fields, what another page may fill in: never who is writing. */
export const PREFILLED_FIELDS = ['where', 'when', 'description'];
/** Storage key of the draft. */
export const PHOTO_DRAFT = 'photo_draft';
const DRAFT = {
  key: PHOTO_DRAFT,
  fields: ['where', 'when', 'name', 'phone', 'email', 'zip', 'description'],
};

type PhotoField = QuoteField | 'photos';
/** Fields that can be wrong, in the order in which they stand on the page. */
export const PHOTO_FIELDS: readonly PhotoField[] = [
  'photos',
  'description',
  'name',
  'phone',
  'email',
  'zip',
];

export interface PhotoForm extends LeadForm<PhotoField> {
  photos: PreparedPhoto[];
  onChoose(event: ChangeEvent<HTMLInputElement>): void;
  onRemove(photo: PreparedPhoto): void;
}

/** The photo form once scripts run: a lead form with pictures. */
export function usePhotoForm(): PhotoForm {
  const [photos, setPhotos] = useState<PreparedPhoto[]>([]);
  /** What is wrong with the pictures that were chosen last. */
  const [chosen, setChosen] = useState<string | null>(null);

  const rules: LeadFormRules<PhotoField> = {
    fields: PHOTO_FIELDS,
    draft: DRAFT,
    kind: 'photos',
    read(fields, newId) {
      const read = readPhotoForm(fields, newId);
      if (photos.length > 0) return read;
      return {
        ok: false,
        problems: { photos: PHOTO_REFUSALS.none, ...(!read.ok && read.problems) },
      };
    },
    send: ({ submission_id, replaces }, fields, options) =>
      sendPhotos({ ...fields, submission_id, ...(replaces && { replaces }) }, photos, options),
  };
  const lead = useLeadForm(
    rules,
    () => ({}),
    () => {},
  );
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
    fillForm(
      form.current,
      Object.fromEntries(new URLSearchParams(location.search)),
      PREFILLED_FIELDS,
    );
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
    onRemove: (photo) => setPhotos(photos.filter((other) => other !== photo)),
  };
}
