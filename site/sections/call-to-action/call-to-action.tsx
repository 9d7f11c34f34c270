import './call-to-action.css';
import * as m from '#messages';
import type { Home } from '../../../domain/content/home-schema.ts';
import { hoursInWords } from '../../../domain/hours/live-promise.ts';
import { localPath } from '../../../domain/language/language.ts';
import { hasPhone } from '../../../domain/territory/territory.ts';
import { useSite } from '../../lib/use-site.ts';
import { PhoneLanguage, TerritoryPhone } from '../../territory/phone/phone.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { phone } from '../../ui/icon/icon-shapes.ts';
import { LivePromise } from '../../widgets/live-promise/live-promise.tsx';

/**
 * Home's call to action, drawn in the soil below the house.
 * @param words `text` is true at any hour
 */
export function CallToAction({ words }: { words: Home['night'] }) {
  const { hours, territories } = useSite().site;
  return (
    <section className="night on-dark" aria-labelledby="night-heading">
      <div className="wrap">
        <h2 id="night-heading">{words.heading}</h2>
        <div>
          <LargeNumber />
          {!hasPhone(territories) && (
            <a className="button large" href={localPath('/quote')}>
              {m.common_get_a_free_quote()}
            </a>
          )}
          <PhoneLanguage />
          <p>{words.text}</p>
          <p>
            <LivePromise>{hoursInWords(hours)}</LivePromise>
          </p>
        </div>
      </div>
    </section>
  );
}

/** The number on the boards of the porch, above the footer. */
export function CallBoards() {
  const { hours, territories } = useSite().site;
  if (!hasPhone(territories)) return null;
  return (
    <aside className="call-boards on-dark" aria-label={m.common_call()}>
      <div className="wrap">
        <LargeNumber />
        <p>
          <LivePromise>{hoursInWords(hours)}</LivePromise>
        </p>
      </div>
    </aside>
  );
}

function LargeNumber() {
  return (
    <TerritoryPhone className="night-phone">
      {(number) => (
        <>
          <Icon shape={phone} />
          <span className="visually-hidden">{m.common_call()} </span>
          {number}
        </>
      )}
    </TerritoryPhone>
  );
}
