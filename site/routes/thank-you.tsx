import * as m from '#messages';
import type { NextStep } from '../../domain/content/next-steps-schema.ts';
import { draftKey } from '../../domain/forms/draft-key.ts';
import { arrivedText, type NewsletterSettings } from '../../domain/newsletter/newsletter.ts';
import { headOf } from '../../publisher/page-data/page-data.ts';
import { loadNextSteps, loadSite } from '../../publisher/read/load.ts';
import { routeMeta } from '../lib/meta/page-meta.ts';
import { useSite } from '../lib/use-site.ts';
import { VisitSteps } from '../sections/visit/visit-steps.tsx';
import { LivePromise } from '../widgets/live-promise/live-promise.tsx';
import type { Route } from './+types/thank-you.ts';
import { OutcomePage } from './outcome-page.tsx';

export function loader({ params }: Route.LoaderArgs) {
  if (!Object.hasOwn(THANK_YOU_HEADINGS, params.about))
    throw new Response('Not found', { status: 404 });
  const about = params.about as ThankedFor;
  const { heading, ...stepsAfter } = loadNextSteps();
  return {
    about,
    nextSteps: about === 'newsletter' ? null : { heading, steps: stepsAfter[about] },
    head: headOf({
      url: `/thank-you/${about}`,
      title: `${thankYouHeading(about, loadSite())} | {brand}`,
      description: m.thank_you_your_message_has_reached(),
      indexed: false,
    }),
  };
}

export const meta = routeMeta();

export const THANK_YOU_HEADINGS = {
  quote: m.thank_you_got_it_the_porch_light_is_on,
  photo: m.common_photos_sent,
  letter: m.thank_you_your_letter_is_on_our_list,
  newsletter: m.common_successfully_subscribed,
} as const;
export type ThankedFor = keyof typeof THANK_YOU_HEADINGS;

export function thankYouHeading(about: ThankedFor, site: NewsletterSettings): string {
  return about === 'newsletter' ? arrivedText(site).title : THANK_YOU_HEADINGS[about]();
}

export default function ThankYouRoute({ loaderData }: Route.ComponentProps) {
  return <ThankYou {...loaderData} />;
}

/** @param nextSteps none after a signup and in a frame */
export function ThankYou({
  about,
  framed = false,
  nextSteps = null,
}: {
  about: ThankedFor;
  framed?: boolean;
  nextSteps?: { heading: string; steps: NextStep[] } | null;
}) {
  const { site } = useSite();
  return (
    <OutcomePage
      heading={thankYouHeading(about, site)}
      framed={framed}
      arrived
      draft={draftKey({ name: about })}
      card={
        nextSteps ? (
          <section aria-labelledby="next-heading">
            <h2 id="next-heading">{nextSteps.heading}</h2>
            <VisitSteps steps={nextSteps.steps} />
          </section>
        ) : (
          <p className="lead">{arrivedText(site).text}</p>
        )
      }
    >
      {about !== 'newsletter' && site.claims.response_promise && (
        <>
          <p>
            <LivePromise about="response" fixed>
              {site.claims.response_promise}
            </LivePromise>
          </p>
          <p>
            <LivePromise about="call" fixed>
              {site.claims.response_sooner}
            </LivePromise>
          </p>
        </>
      )}
    </OutcomePage>
  );
}
