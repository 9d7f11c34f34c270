/** The quote form: in the frame on many pages, and on /quote. */
import * as m from '#messages';
import { LIMITS } from '../lead/submission-fields.ts';
import { DESCRIPTION, EMAIL, NAME, PHONE, ZIP_CODE } from './contact-fields.ts';
import type { Form } from './form.ts';

export const quoteForm = {
  name: 'quote',
  version: 1,
  source: 'quote-form',
  takesSource: true,
  fields: {
    /** Question and choices come from `trade` in site.yaml. Pages may preset another service, such as "Ant control". */
    service_needed: {
      label: m.common_service_label,
      type: 'radios',
      stored: 'service_needed',
      max: LIMITS.service,
      inQuery: true,
      screen: 1,
    },
    phone: { ...PHONE, screen: 2 },
    name: { ...NAME, screen: 3 },
    zip: { ...ZIP_CODE, folded: true, inQuery: true, row: 1 },
    email: { ...EMAIL, folded: true, row: 1 },
    best_time: {
      label: m.forms_best_time_to_call,
      type: 'select',
      stored: 'details.best_time',
      max: 100,
      blank: m.forms_any_time,
      choices: ['Morning', 'Midday', 'Late afternoon', 'Saturday morning'],
      choiceNames: [
        m.forms_morning,
        m.forms_midday,
        m.forms_late_afternoon,
        m.forms_saturday_morning,
      ],
      takesOthers: true,
      folded: true,
    },
    description: { ...DESCRIPTION, folded: true },
    /** Its words are consent.marketing_texts in site.yaml. */
    marketing_texts: { label: () => '', type: 'tick', stored: 'consent', max: 2, folded: true },
  },
} as const satisfies Form;
