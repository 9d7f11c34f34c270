import { localPath } from '../../domain/language/language.ts';
import '../forms/error-summary/error-summary.css';
import * as m from '#messages';
import { problemSentences } from '../../domain/forms/forms.ts';
import { NEWSLETTER_MESSAGES } from '../../domain/newsletter/newsletter.ts';
import { headOf } from '../../publisher/page-data/page-data.ts';
import { routeMeta } from '../lib/meta/page-meta.ts';
import { Message } from '../ui/message.tsx';
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
      description: words.text(),
      indexed: false,
    }),
  };
}

export const meta = routeMeta();

interface Words {
  heading: () => string;
  text: () => string;
  /** The form the visitor returns to. */
  form: 'quote' | 'letter' | 'photo' | 'newsletter' | 'any';
}

/** Page title, marked as an error like a page with an error summary. */
export function problemTitle(code: string): string {
  const heading = PROBLEMS[code]?.heading() ?? '';
  return code === 'already-subscribed' ? heading : m.problem_error({ heading });
}

/** One page per code the server redirects to (server/http/answers.ts). */
export const PROBLEMS: Record<string, Words> = {
  'invalid-quote': {
    heading: m.problem_almost_there,
    text: m.problem_something_in_the_form_needs,
    form: 'quote',
  },
  'invalid-letter': {
    heading: m.problem_almost_there_the_letter_needs_one,
    text: m.problem_something_in_the_letter_form_needs,
    form: 'letter',
  },
  'invalid-photo': {
    heading: m.problem_almost_there_one_more_look,
    text: m.problem_something_in_the_photo_form_needs,
    form: 'photo',
  },
  'invalid-newsletter': {
    heading: () => NEWSLETTER_MESSAGES.invalid().title,
    text: () => NEWSLETTER_MESSAGES.invalid().text,
    form: 'newsletter',
  },
  'already-subscribed': {
    heading: () => NEWSLETTER_MESSAGES.duplicate().title,
    text: () => NEWSLETTER_MESSAGES.duplicate().text,
    form: 'any',
  },
  'try-again': {
    heading: m.problem_we_could_not_save_that_just_now,
    text: m.problem_nothing_has_been_sent_please_try,
    form: 'any',
  },
  'no-pictures': {
    heading: m.problem_we_cant_take_pictures_just_now_heading,
    text: m.problem_nothing_sent_try_without_pictures,
    form: 'any',
  },
  'too-many': {
    heading: m.problem_one_moment_please,
    text: m.problem_that_was_a_lot_of_requests_in_a,
    form: 'any',
  },
  'not-accepted': {
    heading: m.problem_that_did_not_reach_us,
    text: m.problem_what_arrived_could_not_be_read_no_phone,
    form: 'any',
  },
};

/** URL and name of each form. */
const FORMS = {
  quote: { href: localPath('/quote'), name: 'quote' },
  letter: { href: localPath('/services/termite-clearance-letter#request'), name: 'letter' },
  photo: { href: localPath('/upload#photos'), name: 'photo' },
  framed: { href: localPath('/embed/quote-form'), name: 'quote' },
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
    <OutcomePage heading={words.heading()} framed={framed}>
      {isChecked ? (
        <div className="error-summary">
          <h2>{m.common_there_is_a_problem()}</h2>
          <p className="problem-general">{words.text()}</p>
          {problemSentences(form).map(({ anchor, sentence }) => (
            // Focusable, because the URL's hash names it.
            <p key={anchor} id={anchor} className="problem-field" tabIndex={-1}>
              {sentence}
            </p>
          ))}
        </div>
      ) : (
        <p>{words.text()}</p>
      )}
      {form !== 'newsletter' && code !== 'already-subscribed' && (
        <p>
          <Message
            text={m.problem_back_brings_back_what_you_typed({ name })}
            parts={{ form: (words) => <a href={href}>{words}</a> }}
          />
        </p>
      )}
      {form === 'newsletter' && (
        <p>
          <a href="#newsletter-email">{m.problem_try_again_below()}</a>
        </p>
      )}
    </OutcomePage>
  );
}
