import type { ServiceAnswer } from '../../../domain/territory/served-area.ts';
import { settingsOf } from '../../../domain/territory/territory.ts';
import { useSite } from '../../lib/site-data.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { phone } from '../../ui/icon/icon-shapes.ts';
import { telephoneLink } from '../../ui/territory-phone/territory-phone.tsx';
import { LivePromise } from '../live-promise/live-promise.tsx';

/** The answer in one line, as its heading says it. */
export function answerHeading(answer: ServiceAnswer): string {
  switch (answer.kind) {
    case 'served':
      return answer.zip ? `Yes, we serve ${answer.zip}.` : 'Yes, we serve your ZIP.';
    case 'near':
      return answer.zip ? `${answer.zip}? Very nearly.` : 'Very nearly.';
    case 'far':
      return answer.zip ? `No, not ${answer.zip}.` : 'No, we do not come that far.';
    case 'malformed':
      return 'A ZIP code has five digits, like 12345.';
  }
}

/** What follows from the answer: whom to call, which plans there are, or what to ask of someone closer by. */
export function ZipAnswer({ answer }: { answer: ServiceAnswer }) {
  if (answer.kind === 'malformed') return <p>Please check what you typed, and try again.</p>;
  if (answer.kind === 'far') return <LookElsewhere />;
  return <WhomToCall answer={answer} />;
}

type Served = Extract<ServiceAnswer, { kind: 'served' | 'near' }>;

function WhomToCall({ answer: { kind, area, place } }: { answer: Served }) {
  const { site, navigation } = useSite();
  const { territories, prices, claims } = site;
  const number = settingsOf(territories, area.territory).phone;
  const page = place ?? (area.href ? { name: area.short_label, href: area.href } : null);
  const name = page ? <a href={page.href}>{page.name}</a> : area.short_label;
  return (
    <>
      {kind === 'served' ? (
        <p>
          {place ? <>We come to {name}, in our </> : 'You are in our '}
          {place ? area.short_label : name} area.
        </p>
      ) : (
        <p>
          Your code is not on our list, but one beside it is. The nearest place we serve is {name}.
          Call, and we tell you whether a technician comes your way.
        </p>
      )}
      <p>
        <a className="button" href={telephoneLink(number)}>
          <Icon shape={phone} />
          Call {number}
        </a>{' '}
        <a className="text-link" href="/quote">
          Get a free quote
        </a>
      </p>
      <p>
        <LivePromise>{`${claims.next_day}.`}</LivePromise>
      </p>
      <ul>
        {(navigation.services[0]?.items ?? []).map(({ name, href }) => {
          const price = PLAN_PRICES[href];
          return (
            <li key={href}>
              <a href={href}>{name}</a>
              {price && `, ${prices[price].label}`}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Plans whose price is a setting; the others are priced by inspection. */
const PLAN_PRICES: Record<string, 'protection_plan' | 'termite_guard' | 'outdoor_plan'> = {
  '/services/pest-protection-plan': 'protection_plan',
  '/services/termite-control': 'termite_guard',
  '/services/mosquito-control': 'outdoor_plan',
};

function LookElsewhere() {
  return (
    <>
      <p>A company closer to you can come sooner. When you look for one, ask:</p>
      <ul>
        <li>for its license number. Your state’s pesticide regulator can confirm it.</li>
        <li>for an inspection before a price, and the findings in writing.</li>
        <li>which product goes where, with its EPA registration number.</li>
        <li>what happens when the pest comes back between visits.</li>
        <li>with termites, whether the agreement pays for repair or only for another treatment.</li>
      </ul>
    </>
  );
}
