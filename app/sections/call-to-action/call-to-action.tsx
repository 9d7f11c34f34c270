import './call-to-action.css';
import * as m from '#messages';
import type { Home } from '../../../domain/content/home-schema.ts';
import { hoursInWords } from '../../../domain/hours/live-promise.ts';
import { useSite } from '../../lib/site-data.ts';
import { CallLink, type Office, OfficeNote } from '../../territory/phone/phone.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { phone } from '../../ui/icon/icon-shapes.ts';
import { LivePromise } from '../../widgets/live-promise/live-promise.tsx';

/**
 * Call to action: the house at night with its porch light on.
 * @param words `text` is what is promised at any time; by the clock it is said more exactly
 * @param first stands before it, with what is said of calling sooner
 * @param office of a place's own page; none = the visitor's number
 */
export function CallToAction({
  words,
  first,
  office,
}: {
  words: Home['night'];
  first?: string;
  office?: Office | undefined;
}) {
  const { claims, hours } = useSite().site;
  return (
    <section className="night on-dark" aria-labelledby="night-heading">
      <img
        className="night-art"
        src="/art/night-yard.svg"
        alt=""
        width="1600"
        height="460"
        loading="lazy"
        decoding="async"
      />
      <div className="wrap">
        <h2 id="night-heading">{words.heading}</h2>
        <CallLink office={office} className="night-phone">
          {(number) => (
            <>
              <Icon shape={phone} />
              <span className="visually-hidden">{m.common_call()} </span>
              {number}
            </>
          )}
        </CallLink>
        {office && <OfficeNote office={office} />}
        <p>
          {first && (
            <>
              {`${first} `}
              <LivePromise about="call">{claims.response_sooner}</LivePromise>{' '}
            </>
          )}
          <LivePromise>{words.text}</LivePromise>
        </p>
        <p>{hoursInWords(hours)}</p>
      </div>
    </section>
  );
}

/**
 * The call to action that ends a page: the house at night, the phone, and what is promised.
 * @param office of a place's own page; none = the visitor's number
 */
export function PageCallToAction({ office }: { office?: Office }) {
  const { claims } = useSite().site;
  return (
    <CallToAction
      words={{ heading: m.call_to_action_porch_lights_on(), text: `${claims.next_day}.` }}
      office={office}
      first={claims.response_promise}
    />
  );
}
