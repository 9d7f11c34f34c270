/** The photo form of /upload. */
import * as m from '#messages';
import { PHOTO_REFUSALS } from '../lead/pest-photos.ts';
import { DESCRIPTION, EMAIL, NAME, PHONE, ZIP_CODE } from './contact-fields.ts';
import { type Form, fieldLike } from './form.ts';
import type { OfficeView } from './office-view.ts';

export const photoForm = {
  name: 'photo',
  version: 1,
  source: 'pest-photo',
  service: 'Photo to identify',
  fields: {
    photos: {
      get label() {
        return m.forms_photos();
      },
      type: 'photos',
      stored: 'photos',
      max: 0,
      problems: PHOTO_REFUSALS,
      screen: 1,
    },
    where: {
      get label() {
        return m.photo_where_label();
      },
      type: 'text',
      stored: 'details.where',
      max: 200,
      row: 1,
      inQuery: true,
    },
    when: {
      get label() {
        return m.photo_when_label();
      },
      type: 'text',
      stored: 'details.when',
      max: 200,
      row: 1,
      inQuery: true,
    },
    phone: fieldLike(PHONE, { screen: 2 }),
    name: fieldLike(NAME, { screen: 3 }),
    email: fieldLike(EMAIL, { row: 3, folded: true }),
    zip: fieldLike(ZIP_CODE, { row: 3, folded: true }),
    description: fieldLike(DESCRIPTION, {
      get label() {
        return m.photo_description_label();
      },
      inQuery: true,
      folded: true,
    }),
  },
} as const satisfies Form;

/** How the office reads a photo request. */
export const photoOffice = {
  lines: 'before',
  separator: '\n',
  labels: { where: 'Where', when: 'When' },
} as const satisfies OfficeView<keyof typeof photoForm.fields>;
