import '../forms/error-summary/error-summary.css';
import { headOf } from '../../content-loader/page-data.ts';
import { problemSentences } from '../../domain/lead/problem-anchors.ts';
import { NEWSLETTER_MESSAGES } from '../../domain/newsletter/newsletter.ts';
import { routeMeta } from '../lib/meta/page-meta.ts';
import type { Route } from './+types/problem.ts';
import { OutcomePage } from './outcome-page.tsx';

export function loader({ params: { code } }: Route.LoaderArgs) {
  const words = Object.hasOwn(PROBLEMS, code) && PROBLEMS[code];
  if (!words) throw new Response('Not found', { status: 404 });
  return {
    code,
    head: headOf({
      url: `/problem/${code}`,
      title: `${problemTitle(code)} | {brand}`,
      description: words.text,
      indexed: false,
    }),
  };
}

export const meta = routeMeta();

interface Words {
  heading: string;
  text: string;
  /** The form that led here; the visitor goes back to it. */
  form: 'quote' | 'letter' | 'photo' | 'newsletter' | 'any';
}

/** The title of a problem page, as of a page with an error summary. */
export function problemTitle(code: string): string {
  const heading = PROBLEMS[code]?.heading ?? '';
  return code === 'already-subscribed' ? heading : `Error: ${heading}`;
}

/** One page per code that the server redirects to (server/http/answers.ts). */
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

/** Where each form stands, and what it is called. */
const FORMS = {
  quote: { href: '/quote', name: 'quote' },
  letter: { href: '/services/termite-clearance-letter#request', name: 'letter' },
  photo: { href: '/upload#photos', name: 'photo' },
  framed: { href: '/embed/quote-form', name: 'quote' },
};

export default function ProblemRoute({ loaderData }: Route.ComponentProps) {
  return <Problem code={loaderData.code} />;
}

export function Problem({ code, framed = false }: { code: string; framed?: boolean }) {
  const words = PROBLEMS[code] as Words;
  const { form } = words;
  const typed = form === 'letter' || form === 'photo';
  const { href, name } = FORMS[typed ? form : framed ? 'framed' : 'quote'];
  const isChecked = typed || form === 'quote';
  return (
    <OutcomePage heading={words.heading} framed={framed}>
      {isChecked ? (
        <div className="error-summary">
          <h2>There is a problem</h2>
          <p className="problem-general">{words.text}</p>
          {problemSentences(form).map(({ anchor, sentence }) => (
            // Takes the focus, because the address names it.
            <p key={anchor} id={anchor} className="problem-field" tabIndex={-1}>
              {sentence}
            </p>
          ))}
        </div>
      ) : (
        <p>{words.text}</p>
      )}
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
