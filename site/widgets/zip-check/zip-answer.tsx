import * as m from '#messages';
import { hoursInWords } from '../../../domain/hours/live-promise.ts';
import { localPath, pageLanguage, splitLanguage } from '../../../domain/language/language.ts';
import type { ServiceAnswer } from '../../../domain/territory/served-area.ts';
import { settingsOf, telephoneLink } from '../../../domain/territory/territory.ts';
import { useSettings, useSite } from '../../lib/site-data.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { phone } from '../../ui/icon/icon-shapes.ts';
import { Message } from '../../ui/message.tsx';
import { LivePromise } from '../live-promise/live-promise.tsx';

/** The answer in one line, as its heading says it. */
export function answerHeading(answer: ServiceAnswer): string {
  switch (answer.kind) {
    case 'served':
      return answer.zip
        ? m.zip_check_yes_we_serve({ zip: answer.zip })
        : m.zip_check_yes_we_serve_your_zip();
    case 'near':
      return answer.zip
        ? m.zip_check_very_nearly({ zip: answer.zip })
        : m.zip_check_very_nearly_your_zip();
    case 'far':
      return answer.zip
        ? m.zip_check_no_not({ zip: answer.zip })
        : m.zip_check_no_we_do_not_come_that_far();
    case 'malformed':
      return m.common_a_zip_code_has_five_digits_like();
  }
}

/** What the company offers to whom it serves. */
export interface Offer {
  /** `price` with its own name; absent = priced by inspection. */
  plans: { name: string; href: string; price?: string }[];
  /** When the office is open, and its emergency line where it has one. */
  hours: string;
}

/** On a page: islands have it by props. */
export function useOffer(): Offer {
  const { site, navigation } = useSite();
  const plans = (navigation.services[0]?.items ?? []).map(({ name, href }) => {
    const price = site.prices[PLAN_PRICES[splitLanguage(href).path] ?? ''];
    return { name, href, ...(price && { price: m.common_price_named(price) }) };
  });
  return { plans, hours: hoursInWords(site.hours) };
}

const TERMITES = '/services/termite-control';

/** Plans whose price is a setting; the others are priced by inspection. */
const PLAN_PRICES: Record<string, string> = {
  '/services/pest-protection-plan': 'protection_plan',
  [TERMITES]: 'termite_guard',
  '/services/mosquito-control': 'outdoor_plan',
};

/** What follows from the answer: whom to call, which plans there are, or what to ask of someone closer by. */
export function ZipAnswer({ answer, ...offer }: { answer: ServiceAnswer } & Offer) {
  if (answer.kind === 'malformed') return <p>{m.zip_check_please_check_what_you_typed_and()}</p>;
  if (answer.kind === 'far') return <LookElsewhere {...offer} />;
  return <CallAdvice answer={answer} {...offer} />;
}

type Served = Extract<ServiceAnswer, { kind: 'served' | 'near' }>;

function CallAdvice({ answer, plans, hours }: { answer: Served } & Offer) {
  const { kind, area, place } = answer;
  const { territories } = useSettings();
  const number = settingsOf(territories, area.territory).phone;
  const page = place ?? (area.href ? { name: area.short_label, href: area.href } : null);
  // Places have pages in English only.
  const isElsewhere = pageLanguage() !== 'en';
  const parts = {
    page: (words: string) =>
      page ? (
        <>
          <a href={page.href} hrefLang={isElsewhere ? 'en' : undefined}>
            {words}
          </a>
          {isElsewhere && <span> {m.common_in_english()}</span>}
        </>
      ) : (
        words
      ),
  };
  return (
    <>
      {kind === 'served' ? (
        <p>
          <Message
            text={
              place
                ? m.zip_check_we_come_to({ place: place.name, area: area.short_label })
                : m.zip_check_you_are_in_our_area({ area: page?.name ?? area.short_label })
            }
            parts={parts}
          />
        </p>
      ) : (
        <p>
          <Message
            text={m.zip_check_one_beside_it_is({ place: page?.name ?? area.short_label })}
            parts={parts}
          />
        </p>
      )}
      <p>
        {number && (
          <a className="button" href={telephoneLink(number)}>
            <Icon shape={phone} />
            {m.common_call_number({ number })}
          </a>
        )}{' '}
        <a className="text-link" href={localPath('/quote')}>
          {m.common_get_a_free_quote()}
        </a>
      </p>
      <p>
        {/* Last: its words change while the page is read, and what followed them would move. */}
        <LivePromise>{hours}</LivePromise>
      </p>
      <ul>
        {plans.map(({ name, href, price }) => (
          <li key={href}>
            <a href={href}>{name}</a>
            {price && <span>, {price}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

function LookElsewhere({ plans }: Offer) {
  const treatsPests = useSettings().trade.choices.some(({ mark }) => mark);
  const writesOfTermites = plans.some(({ href }) => splitLanguage(href).path === TERMITES);
  return (
    <>
      <p>{m.zip_check_a_company_closer_to_you_can_come()}</p>
      <ul>
        {treatsPests && <li>{m.zip_check_for_its_license_number_your_states()}</li>}
        <li>{m.zip_check_for_an_inspection_before_a_price()}</li>
        {treatsPests && (
          <>
            <li>{m.zip_check_which_product_goes_where_with_its()}</li>
            <li>{m.zip_check_what_happens_when_it_comes_back()}</li>
          </>
        )}
        {writesOfTermites && <li>{m.zip_check_with_termites_whether_the()}</li>}
      </ul>
    </>
  );
}
