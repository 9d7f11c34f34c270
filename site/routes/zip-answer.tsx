import './zip-answer.css';
import * as m from '#messages';
import { hoursInWords } from '../../domain/hours/live-promise.ts';
import { localPath, splitLanguage } from '../../domain/language/language.ts';
import { settingsOf, telephoneLink } from '../../domain/territory/territory.ts';
import { loadNavigation } from '../../publisher/page-data/navigation.ts';
import { headOf } from '../../publisher/page-data/page-data.ts';
import { findPage, loadAreas, loadPagesIn } from '../../publisher/read/load.ts';
import { routeMeta } from '../lib/meta/page-meta.ts';
import { useSite } from '../lib/use-site.ts';
import { PictureHead } from '../sections/page-hero/page-hero.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { phone } from '../ui/icon/icon-shapes.ts';
import { Message } from '../ui/message.tsx';
import { LivePromise } from '../widgets/live-promise/live-promise.tsx';
import { ZipForm } from '../widgets/zip-form/zip-form.tsx';
import type { Route } from './+types/zip-answer.ts';

/**
 * The answers to a ZIP code that the server redirects to (server/pages/zip-answer.ts): per area one for its codes and
 * one for codes near it, and two for the rest.
 */
export function loader({ params: { answer: name } }: Route.LoaderArgs) {
  const answer = answerNamed(name);
  if (!answer) throw new Response('Not found', { status: 404 });
  const heading = HEADINGS[answer.kind]();
  return {
    answer,
    head: headOf({
      url: `/zip-check/${name}`,
      title: `${answer.area ? `${answer.area.name}: ` : ''}${heading} | {brand}`,
      description: m.zip_answer_the_answer_to_a_zip_code_whether(),
      indexed: false,
    }),
  };
}

export const meta = routeMeta();

const HEADINGS = {
  served: m.zip_check_yes_we_serve_your_zip,
  near: m.zip_check_very_nearly_your_zip,
  far: m.zip_check_no_we_do_not_come_that_far,
  malformed: m.common_a_zip_code_has_five_digits_like,
};

type Answer = NonNullable<ReturnType<typeof answerNamed>>;
type AreaAnswer = Extract<Answer, { area: object }>;

function answerNamed(name: string) {
  if (name === 'elsewhere') return { kind: 'far' as const };
  if (name === 'not-a-zip') return { kind: 'malformed' as const };
  const area = loadAreas().find(({ id }) => name === id || name === `near-${id}`);
  if (!area) return null;
  return {
    kind: name === area.id ? ('served' as const) : ('near' as const),
    area: {
      name: area.short_label,
      territory: area.territory,
      // Pages of places are English only.
      href: findPage(loadPagesIn('en'), area.page) ? area.page : null,
    },
    places: loadNavigation().areas.find((menu) => menu.area === area.id)?.items ?? [],
  };
}

/** The answer to "Do you serve my ZIP?": whom to call, or what to ask of a closer company. */
export default function ZipAnswerPage({ loaderData: { answer } }: Route.ComponentProps) {
  return (
    <div className="zip-page">
      <PictureHead picture="mailboxes">
        <h1>{HEADINGS[answer.kind]()}</h1>
        {answer.kind === 'malformed' && <p>{m.zip_check_please_check_what_you_typed_and()}</p>}
        {answer.kind === 'far' && <LookElsewhere />}
        {answer.area && <CallAdvice answer={answer} />}
      </PictureHead>
      <div className="wrap band">
        {answer.places && answer.places.length > 0 && (
          <>
            <h2>{m.zip_answer_our_pages_of_places_there()}</h2>
            <ul className="links">
              {answer.places.map(({ name, href }) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                </li>
              ))}
            </ul>
          </>
        )}
        <h2>
          {answer.kind === 'malformed' ? m.common_try_again() : m.zip_answer_another_zip_code()}
        </h2>
        <ZipForm />
      </div>
    </div>
  );
}

function CallAdvice({ answer: { kind, area } }: { answer: AreaAnswer }) {
  const { site, navigation } = useSite();
  const number = settingsOf(site.territories, area.territory).phone;
  const page = (words: string) => (area.href ? <a href={area.href}>{words}</a> : words);
  return (
    <>
      <p>
        <Message
          text={
            kind === 'served'
              ? m.zip_check_you_are_in_our_area({ area: area.name })
              : m.zip_check_one_beside_it_is({ place: area.name })
          }
          parts={{ page }}
        />
      </p>
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
      <ul>
        {navigation.services[0]?.items.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
      <p>
        {/* Last, because its text changes while the page is read and would move what follows. */}
        <LivePromise>{hoursInWords(site.hours)}</LivePromise>
      </p>
    </>
  );
}

function LookElsewhere() {
  const { site, navigation } = useSite();
  const treatsPests = site.trade.choices.some(({ mark }) => mark);
  const treatsTermites = navigation.services[0]?.items.some(
    ({ href }) => splitLanguage(href).path === '/services/termite-control',
  );
  return (
    <>
      <p>{m.zip_check_a_company_closer_to_you_can_come()}</p>
      <ul>
        {treatsPests && <li>{m.zip_check_for_its_license_number_your_states()}</li>}
        <li>{m.zip_check_for_an_inspection_before_a_price()}</li>
        {treatsPests && <li>{m.zip_check_which_product_goes_where_with_its()}</li>}
        {treatsPests && <li>{m.zip_check_what_happens_when_it_comes_back()}</li>}
        {treatsTermites && <li>{m.zip_check_with_termites_whether_the()}</li>}
      </ul>
    </>
  );
}
