import { NEWSLETTER_MESSAGES } from '../../../domain/newsletter/newsletter.ts';
import { LivePromise } from '../../components/live-promise/live-promise.tsx';
import { useSite } from '../../site/site-data.ts';
import { OutcomePage } from './outcome-page.tsx';

export const THANK_YOU_HEADINGS = {
  quote: 'Got it. The porch light is on.',
  photo: 'Your photos have reached us.',
  letter: 'Your letter is on our list.',
  newsletter: NEWSLETTER_MESSAGES.success.title,
} as const;
export type ThankedFor = keyof typeof THANK_YOU_HEADINGS;

/** @param confirms site.yaml, newsletter_confirm: the address is not subscribed yet. */
export function thankYouHeading(about: ThankedFor, confirms: boolean): string {
  return confirms && about === 'newsletter'
    ? NEWSLETTER_MESSAGES.confirm.title
    : THANK_YOU_HEADINGS[about];
}

export function ThankYou({ about, framed = false }: { about: ThankedFor; framed?: boolean }) {
  const { claims, newsletter_confirm } = useSite().site;
  return (
    <OutcomePage
      heading={thankYouHeading(about, newsletter_confirm)}
      framed={framed}
      wayOn={
        framed ? undefined : (
          <a className="text-link" href="/">
            Back to the front porch
          </a>
        )
      }
    >
      {about !== 'newsletter' ? (
        <>
          <p>
            <LivePromise about="response" fixed>
              {claims.response_promise}
            </LivePromise>
          </p>
          <p>{claims.response_sooner}</p>
        </>
      ) : (
        <p>{NEWSLETTER_MESSAGES[newsletter_confirm ? 'confirm' : 'success'].text}</p>
      )}
    </OutcomePage>
  );
}
