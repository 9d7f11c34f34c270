import * as m from '#messages';
import { loadNextSteps, loadSite } from '../../content-loader/load.ts';
import { headOf } from '../../content-loader/page-data.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import type { Route } from './+types/thank-you.ts';
import {
  THANK_YOU_HEADINGS,
  type ThankedFor,
  ThankYou,
  thankYouHeading,
} from './outcome/thank-you.tsx';

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
      title: `${thankYouHeading(about, loadSite().newsletter_confirm)} | {brand}`,
      description: m.thank_you_your_message_has_reached(),
      indexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function ThankYouRoute({ loaderData }: Route.ComponentProps) {
  return <ThankYou about={loaderData.about} nextSteps={loaderData.nextSteps} />;
}
