import { Link } from 'react-router';
import { NEWSLETTER_MESSAGES } from '../../../domain/newsletter/newsletter.ts';
import { useSite } from '../../site/site-data.ts';
import { OutcomePage } from './outcome-page.tsx';

export const THANK_YOU_HEADINGS = {
  quote: 'Got it. The porch light is on.',
  photo: 'Your photos have reached us.',
  letter: 'Your letter is on our list.',
  newsletter: NEWSLETTER_MESSAGES.success.title,
} as const;
export type ThankedFor = keyof typeof THANK_YOU_HEADINGS;

export function ThankYou({ about, framed = false }: { about: ThankedFor; framed?: boolean }) {
  const { claims } = useSite().site;
  return (
    <OutcomePage
      heading={THANK_YOU_HEADINGS[about]}
      framed={framed}
      wayOn={
        framed ? undefined : (
          <Link className="text-link" to="/">
            Back to the front porch
          </Link>
        )
      }
    >
      {about !== 'newsletter' ? (
        <>
          <p>{claims.response_promise}</p>
          <p>{claims.response_sooner}</p>
        </>
      ) : (
        <p>{NEWSLETTER_MESSAGES.success.text}</p>
      )}
    </OutcomePage>
  );
}
