import * as m from '#messages';
import { loadServiceData } from '../../content-loader/service-data.ts';
import { LetterForm } from '../forms/letter-form/letter-form.tsx';
import type { Route } from './+types/termite-letter.ts';
import { ServicePage } from './service.tsx';

export const loader = ({ request }: Route.LoaderArgs) => loadServiceData(request);

export { contentMeta as meta } from '../lib/meta/page-meta.ts';

/** The clearance letter: a service with a request form of its own, for the agent with a date to keep. */
export default function TermiteLetter({ loaderData: page }: Route.ComponentProps) {
  return (
    <ServicePage
      page={page}
      request={{ id: 'request', title: m.letter_request_a_letter(), body: <LetterForm /> }}
    />
  );
}
