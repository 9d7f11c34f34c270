import { useSite } from '../../site/site-data.ts';
import { NightBand } from '../night-band/night-band.tsx';

/** The call to action that ends a page: the house at night, the phone, and what is promised. */
export function CallBand() {
  const { claims } = useSite().site;
  return (
    <NightBand
      words={{ heading: 'Porch light’s on.', text: `${claims.next_day}.` }}
      first={`${claims.response_promise} ${claims.response_sooner}`}
    />
  );
}
