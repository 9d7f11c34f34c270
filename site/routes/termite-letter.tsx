import * as m from '#messages';
import { lettersIn } from '../../domain/forms/letter-states.ts';
import { loadServiceData } from '../../publisher/page-data/service-data.ts';
import { loadAreas } from '../../publisher/read/load.ts';
import { LetterForm } from '../forms/letter-form/letter-form.tsx';
import type { Route } from './+types/termite-letter.ts';
import { ServicePage } from './service.tsx';

export const loader = ({ request }: Route.LoaderArgs) => ({
  ...loadServiceData(request),
  letters: lettersIn(loadAreas().map(({ state }) => state)),
});

export { contentMeta as meta } from '../lib/meta/page-meta.ts';

/** The clearance letter: a service page with a request form of its own. */
export default function TermiteLetter({ loaderData: page }: Route.ComponentProps) {
  return (
    <ServicePage
      page={page}
      request={{
        id: 'request',
        title: m.letter_request_a_letter(),
        body: (
          <>
            <p className="letter-price">
              {m.common_what_it_costs()}: <b>{page.priceLabel}</b>
            </p>
            <LetterForm letters={page.letters} />
          </>
        ),
      }}
    />
  );
}
