/** The photo form of /upload. */
import * as m from '#messages';
import { PHOTO_REFUSALS } from '../lead/pest-photos.ts';
import { DESCRIPTION, EMAIL, NAME, PHONE, ZIP_CODE } from './contact-fields.ts';
import type { Form } from './form.ts';
import type { OfficeView } from './office-view.ts';

export const photoForm = {
  name: 'photo',
  version: 1,
  source: 'pest-photo',
  service: 'Photo to identify',
  fields: {
    photos: {
      label: m.forms_photos,
      type: 'photos',
      stored: 'photos',
      max: 0,
      problems: PHOTO_REFUSALS,
      screen: 1,
    },
    where: {
      label: m.photo_where_label,
      type: 'text',
      stored: 'details.where',
      max: 200,
      row: 1,
      inQuery: true,
    },
    when: {
      label: m.photo_when_label,
      type: 'text',
      stored: 'details.when',
      max: 200,
      row: 1,
      inQuery: true,
    },
    phone: { ...PHONE, screen: 2 },
    name: { ...NAME, screen: 3 },
    email: { ...EMAIL, row: 3, folded: true },
    zip: { ...ZIP_CODE, row: 3, folded: true },
    description: { ...DESCRIPTION, label: m.photo_description_label, inQuery: true, folded: true },
  },
} as const satisfies Form;

/** How the office reads a photo request. */
export const photoOffice = {
  labels: { where: 'Where', when: 'When' },
} as const satisfies OfficeView<keyof typeof photoForm.fields>;
