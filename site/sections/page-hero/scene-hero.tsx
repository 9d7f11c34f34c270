import './page-hero.css';
import './scene-hero.css';
import type { ReactNode } from 'react';
import * as m from '#messages';
import type { NowMatter } from '../../../domain/content/page-schema.ts';
import type { NavigationItem } from '../../../publisher/page-data/navigation.ts';
import type { PageData } from '../../../publisher/page-data/page-data.ts';
import { useSite } from '../../lib/use-site.ts';
import { PhoneLanguage } from '../../territory/phone/phone.tsx';
import { LivePromise } from '../../widgets/live-promise/live-promise.tsx';
import { type HeadPicture, HeadView, HeroHeading, PageCalls } from './page-hero.tsx';

/** A number that is not broken into lines, as in "1-800-222-1222". */
const TOLL_FREE = /(1-\d{3}-\d{3}-\d{4})/;

/**
 * The first screen of a service or a pest: heading, price tag, and a sheet of paper with what to do now and how to
 * reach the office.
 * @param picture a scene across the window, behind the words
 * @param plate an animal at the right edge instead of the scene; the price tag then hangs on the paper
 * @param now what to do now. Without it the paper has the page's summary
 * @param isNextDay whether a call before noon gets a visit on the next day
 * @param price null if the page names no price
 * @param also a link below the heading
 */
export function SceneHero({
  page: { breadcrumbs, matter },
  picture,
  plate,
  now,
  isNextDay,
  price,
  also,
}: {
  page: PageData;
  picture?: HeadPicture;
  plate?: ReactNode;
  now: NowMatter | undefined;
  isNextDay: boolean;
  price: { label: string; unit: ReactNode } | null;
  also?: NavigationItem | null;
}) {
  const tag = price && (
    <p className="lit price-tag">
      <span className="visually-hidden">{m.common_what_it_costs()}: </span>
      <b>{price.label}</b> {price.unit && <small>{price.unit}</small>}
    </p>
  );
  return (
    <header className={`page-hero scene-hero${plate ? ' scene-hero-plate' : ''}`}>
      <div className="page-hero-ground">
        <div className="wrap">
          <div className="page-hero-words scene-hero-head">
            <HeroHeading items={breadcrumbs} h1={matter.h1} also={also} />
          </div>
          <div className="scene-hero-view">
            {plate ?? (picture && <HeadView picture={picture} />)}
            {!plate && tag}
          </div>
          <Paper now={now} summary={matter.summary} isNextDay={isNextDay} tag={plate && tag} />
        </div>
      </div>
    </header>
  );
}

function Paper({
  now,
  summary,
  isNextDay,
  tag,
}: {
  now: NowMatter | undefined;
  summary: string;
  isNextDay: boolean;
  tag: ReactNode;
}) {
  const { hours } = useSite().site;
  return (
    <section
      className={`right-now lit${now?.urgent ? ' right-now-urgent' : ''}`}
      aria-labelledby={now && 'right-now'}
      aria-label={now ? undefined : m.common_right_now()}
    >
      {now ? (
        <>
          <p className="right-now-title" id="right-now">
            {m.common_right_now()}
          </p>
          <ul>
            {now.commands.map((command) => (
              <li key={command}>{command}</li>
            ))}
          </ul>
          {now.help && (
            <p className="right-now-help">
              {now.help
                .split(TOLL_FREE)
                .map((part) => (TOLL_FREE.test(part) ? <span key={part}>{part}</span> : part))}
            </p>
          )}
        </>
      ) : (
        <p>{summary}</p>
      )}
      <PageCalls />
      <PhoneLanguage />
      {hours.label && (
        <p className="right-now-promise">
          <LivePromise about={isNextDay ? 'visit' : 'office'}>{`${hours.label}.`}</LivePromise>
        </p>
      )}
      {tag}
    </section>
  );
}
