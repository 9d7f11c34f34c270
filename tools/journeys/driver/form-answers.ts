/** What visitors fill into forms. */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import * as m from '#messages';
import { inLanguage } from '../../../domain/messages/message-language.ts';

export const LETTER_PAGE = '/services/termite-clearance-letter';

/** A sentence in Spanish. */
export const es = (say: () => string) => inLanguage('es', say);

/** Matches any of these sentences, in English or Spanish. */
export function inEither(...sentences: (() => string)[]): RegExp {
  const all = sentences.flatMap((say) => [inLanguage('en', say), es(say)]);
  return new RegExp(`^(${all.join('|')})$`);
}

/** Fills in name and phone of any form, in either language. */
export async function fillContact(form: Page | FrameLocator | Locator, name: string) {
  await form.getByLabel(inEither(m.common_name, m.common_your_name)).fill(name);
  await form.getByLabel(inEither(m.common_phone, m.forms_your_phone)).fill('804 555 0142');
}

/** Opens the optional questions of a quote form. */
export const openMore = (form: Page | FrameLocator) =>
  form.getByText('Add ZIP code, e-mail, best time or a note').click();

/** Sends the quote form. */
export const sendQuote = (form: Page | FrameLocator | Locator) =>
  form.getByRole('button', { name: inEither(m.common_get_my_free_quote) }).click();

/** A photo from a phone. */
export async function picture(name = 'ant.jpg') {
  const shape = { width: 320, height: 240, channels: 3, background: '#a63' } as const;
  const buffer = await sharp({ create: shape }).jpeg().toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A date so many days from now, as a date field takes it. */
export function soon(days = 20): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
