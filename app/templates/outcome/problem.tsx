import { NEWSLETTER_MESSAGES } from '../../../domain/newsletter/newsletter.ts';
import { OutcomePage } from './outcome-page.tsx';

interface Words {
  heading: string;
  text: string;
  /** The form that led here; the visitor goes back to it. */
  form: 'quote' | 'newsletter' | 'any';
}

/** One page per code that the server redirects to (server/api/answers.ts). */
export const PROBLEMS: Record<string, Words> = {
  'invalid-quote': {
    heading: 'Almost there.',
    text: 'Something in the form needs another look.',
    form: 'quote',
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

export function Problem({ code, framed = false }: { code: string; framed?: boolean }) {
  const words = PROBLEMS[code] as Words;
  const form = framed ? '/embed/quote-form' : '/quote';
  return (
    <OutcomePage heading={words.heading} framed={framed}>
      <p className="problem-general">{words.text}</p>
      {code === 'invalid-quote' &&
        Object.entries(PROBLEM_FIELDS).map(([field, sentence]) => (
          <p key={field} id={field} className="problem-field">
            {sentence}
          </p>
        ))}
      {words.form !== 'newsletter' && code !== 'already-subscribed' && (
        <p>
          Your browser’s Back button brings back what you typed. Or{' '}
          <a href={form}>start the quote form again</a>.
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
