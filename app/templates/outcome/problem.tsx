import { PHOTO_LIMITS, PHOTO_REFUSALS } from '../../../domain/lead/pest-photos.ts';
import { NEWSLETTER_MESSAGES } from '../../../domain/newsletter/newsletter.ts';
import { OutcomePage } from './outcome-page.tsx';

interface Words {
  heading: string;
  text: string;
  /** The form that led here; the visitor goes back to it. */
  form: 'quote' | 'letter' | 'photo' | 'newsletter' | 'any';
}

/** One page per code that the server redirects to (server/api/answers.ts). */
export const PROBLEMS: Record<string, Words> = {
  'invalid-quote': {
    heading: 'Almost there.',
    text: 'Something in the form needs another look.',
    form: 'quote',
  },
  'invalid-letter': {
    heading: 'Almost there: the letter needs one more look.',
    text: 'Something in the letter form needs another look.',
    form: 'letter',
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
  'no-pictures': {
    heading: 'We can’t take pictures just now.',
    text: 'Nothing has been sent. Please try again in a few minutes, call us, or send your request without pictures, with the quote form.',
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
  zip: 'A ZIP code has five digits, like 12345. Please check it, or leave it empty.',
  description: 'The note is too long, or holds characters that can’t be read. Please shorten it.',
};

/** Further sentences of the photo form. */
const PHOTO_PROBLEMS: Record<string, string> = {
  photos: `Please choose one to ${PHOTO_LIMITS.count} pictures that open on your own device.`,
  'too-large': `Please send up to ${PHOTO_LIMITS.count} pictures of up to 10 MB each.`,
  'photo-type': `${PHOTO_REFUSALS['wrong-type']} ${PHOTO_REFUSALS.heic}`,
};

/** Further sentences of the letter form. */
const LETTER_PROBLEMS: Record<string, string> = {
  state: 'Please choose the state the house is in: it decides the form.',
  property: 'We need the street address of the house. One line of up to 200 characters is fine.',
  closing: 'We need the closing date, and it must not have passed.',
  recipients: 'Please shorten who gets copies to 200 characters.',
};

/** Where each form stands, and what it is called. */
const FORMS = {
  quote: { href: '/quote', name: 'quote' },
  letter: { href: '/services/termite-clearance-letter#request', name: 'letter' },
  photo: { href: '/upload#photos', name: 'photo' },
  framed: { href: '/embed/quote-form', name: 'quote' },
};

export function Problem({ code, framed = false }: { code: string; framed?: boolean }) {
  const words = PROBLEMS[code] as Words;
  const { form } = words;
  const typed = form === 'letter' || form === 'photo';
  const { href, name } = FORMS[typed ? form : framed ? 'framed' : 'quote'];
  const sentences = {
    ...(typed || form === 'quote' ? PROBLEM_FIELDS : {}),
    ...(form === 'photo' ? PHOTO_PROBLEMS : {}),
    ...(form === 'letter' ? LETTER_PROBLEMS : {}),
  };
  return (
    <OutcomePage heading={words.heading} framed={framed}>
      <p className="problem-general">{words.text}</p>
      {Object.entries(sentences).map(([field, sentence]) => (
        <p key={field} id={field} className="problem-field">
          {sentence}
        </p>
      ))}
      {form !== 'newsletter' && code !== 'already-subscribed' && (
        <p>
          Your browser’s Back button brings back what you typed. Or{' '}
          <a href={href}>start the {name} form again</a>.
        </p>
      )}
      {form === 'newsletter' && (
        <p>
          <a href="#newsletter-email">Try again below</a>
        </p>
      )}
    </OutcomePage>
  );
}
