import { PHOTO_LIMITS, PHOTO_REFUSALS } from '../../../domain/lead/pest-photos.ts';
import { NEWSLETTER_MESSAGES } from '../../../domain/newsletter/newsletter.ts';
import { OutcomePage } from './outcome-page.tsx';

interface Words {
  heading: string;
  text: string;
  /** The form that led here; the visitor goes back to it. */
  form: 'quote' | 'photo' | 'newsletter' | 'any';
}

/** One page per code that the server redirects to (server/api/answers.ts). */
export const PROBLEMS: Record<string, Words> = {
  'invalid-quote': {
    heading: 'Almost there.',
    text: 'Something in the form needs another look.',
    form: 'quote',
  },
  'invalid-photo': {
    heading: 'Almost there: one more look.',
    text: 'Something in the photo form needs another look.',
    form: 'photo',
  },
  'invalid-newsletter': {
    heading: NEWSLETTER_MESSAGES.invalid.title,
    text: NEWSLETTER_MESSAGES.invalid.text,
    form: 'newsletter',
  },
  'already-subscribed': {
    heading: NEWSLETTER_MESSAGES.duplicate.title,
    text: NEWSLETTER_MESSAGES.duplicate.text,
    form: 'any',
  },
  'try-again': {
    heading: 'We could not save that just now.',
    text: 'Nothing has been sent. Please try again in a moment, or call us and we take it down by phone.',
    form: 'any',
  },
  'too-many': {
    heading: 'One moment, please.',
    text: 'That was a lot of requests in a short time. Please wait a few minutes and try again, or call us.',
    form: 'any',
  },
  'not-accepted': {
    heading: 'That did not reach us.',
    text: 'What arrived could not be read. Please try again, or call us.',
    form: 'any',
  },
};

/** Named in the address by the server; CSS shows the sentence of the field that is named. */
export const PROBLEM_FIELDS: Record<string, string> = {
  name: 'We need your name, so that we know who to ask for. One line of up to 120 characters is fine.',
  phone:
    'We need a phone number, so that we can call you back. One line of up to 40 characters is fine.',
  email: 'The e-mail address has no @ sign, or it is too long. Please check it, or leave it empty.',
  zip: 'A ZIP code has five digits, like 23220. Please check it, or leave it empty.',
  description: 'The note is too long, or holds characters that can’t be read. Please shorten it.',
};

/** Further sentences of the photo form. */
const PHOTO_PROBLEMS: Record<string, string> = {
  photos: `Please choose one to ${PHOTO_LIMITS.count} pictures that open on your own device.`,
  'too-large': `Please send up to ${PHOTO_LIMITS.count} pictures of up to 10 MB each.`,
  'photo-type': `${PHOTO_REFUSALS['wrong-type']} ${PHOTO_REFUSALS.heic}`,
};

export function Problem({ code, framed = false }: { code: string; framed?: boolean }) {
  const words = PROBLEMS[code] as Words;
  const photo = words.form === 'photo';
  const form = photo ? '/upload#photos' : framed ? '/embed/quote-form' : '/quote';
  const sentences = {
    ...(photo || words.form === 'quote' ? PROBLEM_FIELDS : {}),
    ...(photo ? PHOTO_PROBLEMS : {}),
  };
  return (
    <OutcomePage heading={words.heading} framed={framed}>
      <p className="problem-general">{words.text}</p>
      {Object.entries(sentences).map(([field, sentence]) => (
        <p key={field} id={field} className="problem-field">
          {sentence}
        </p>
      ))}
      {words.form !== 'newsletter' && code !== 'already-subscribed' && (
        <p>
          Your browser’s Back button brings back what you typed. Or{' '}
          <a href={form}>start the {photo ? 'photo' : 'quote'} form again</a>.
        </p>
      )}
      {words.form === 'newsletter' && (
        <p>
          <a href="#newsletter-email">Try again below</a>
        </p>
      )}
    </OutcomePage>
  );
}
