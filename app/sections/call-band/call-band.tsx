import * as m from '#messages';
import { useSite } from '../../lib/site-data.ts';
import type { Office } from '../../ui/place-phone/place-phone.tsx';
import { NightBand } from '../night-band/night-band.tsx';

/**
 * The call to action that ends a page: the house at night, the phone, and what is promised.
 * @param office of a place's own page; none = the visitor's number
 */
export function CallBand({ office }: { office?: Office }) {
  const { claims } = useSite().site;
  return (
    <NightBand
      words={{ heading: m.call_porch_lights_on(), text: `${claims.next_day}.` }}
      office={office}
      first={`${claims.response_promise} ${claims.response_sooner}`}
    />
  );
}
