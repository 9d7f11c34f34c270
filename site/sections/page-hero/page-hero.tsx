import './page-hero.css';
import type { ReactNode } from 'react';
import * as m from '#messages';
import { hasPhone } from '../../../domain/territory/territory.ts';
import type { NavigationItem } from '../../../publisher/page-data/navigation.ts';
import type { Byline, PageData } from '../../../publisher/page-data/page-data.ts';
import { Breadcrumbs } from '../../layout/breadcrumbs/breadcrumbs.tsx';
import { CallButton } from '../../layout/contact-bar/call-button.tsx';
import { useQuotePath } from '../../lib/quote-path.ts';
import { useSite } from '../../lib/use-site.ts';
import { PhoneLanguage } from '../../territory/phone/phone.tsx';
import { Scene } from '../../ui/scene.tsx';

/** Files site/public/art/head-*.svg. */
export const HEAD_PICTURES = [
  'books',
  'bottle',
  'cabinet',
  'cards',
  'crossroads',
  'desk',
  'home-lot',
  'jar',
  'letters',
  'mailboxes',
  'notebook',
  'porch',
  'seasons',
  'storm',
  'technician',
  'tray',
  'treated-lot',
  'van',
  'work-clothes',
] as const;
export type HeadPicture = (typeof HEAD_PICTURES)[number];

/**
 * The top of a content page: breadcrumbs, heading, summary and call button.
 * @param lead replaces the summary
 * @param note one line under the summary
 * @param art beside the words, on a phone below them
 * @param picture drawn at the foot of the hero
 * @param actions replace the call button and the link to the quote form; null = none
 */
export function PageHero({
  page: { breadcrumbs, matter, author, reviewer },
  lead,
  note,
  art,
  picture,
  actions,
  also,
}: {
  page: PageData;
  lead?: string;
  note?: ReactNode;
  art?: ReactNode;
  picture?: HeadPicture | undefined;
  actions?: ReactNode;
  also?: NavigationItem | null;
}) {
  return (
    <header className={`page-hero${picture ? ' page-hero-pictured' : ''}`}>
      <div className="page-hero-ground">
        {picture && <HeadView picture={picture} />}
        <div className={art ? 'wrap split' : 'wrap'}>
          <div className="page-hero-words">
            <HeroHeading items={breadcrumbs} h1={matter.h1} also={also} />
            <p className="lead page-summary">{lead ?? matter.summary}</p>
            {note && <p className="page-note">{note}</p>}
            {(author || reviewer) && (
              <p>
                <Bylines author={author} reviewer={reviewer} />
              </p>
            )}
            {actions === undefined ? (
              <PageCalls />
            ) : (
              actions && <div className="page-calls">{actions}</div>
            )}
            {actions === undefined && <PhoneLanguage />}
          </div>
          {art}
        </div>
      </div>
    </header>
  );
}

/** Breadcrumbs, heading, and a link to a page about the same. */
export function HeroHeading({
  items,
  h1,
  also,
}: {
  items: PageData['breadcrumbs'];
  h1: string;
  also?: NavigationItem | null | undefined;
}) {
  return (
    <>
      <Breadcrumbs items={items} />
      <h1>{h1}</h1>
      {also && (
        <p className="page-note">
          <a href={also.href}>{also.name}</a>
        </p>
      )}
    </>
  );
}

/** The call button and the link to the quote form. */
export function PageCalls() {
  const isCalled = hasPhone(useSite().site.territories);
  return (
    <p className="page-calls">
      <CallButton />
      <span data-calls={isCalled ? 'day' : undefined}>
        <a className={isCalled ? 'text-link' : 'button large'} href={useQuotePath()}>
          {m.common_get_a_free_quote()}
        </a>
      </span>
    </p>
  );
}

/** A call to action for the end of a page without a form. */
export function PageAsk() {
  return (
    <section className="wrap page-ask" aria-labelledby="ask">
      <h2 id="ask">{m.page_hero_want_us_to_look_at_it()}</h2>
      <PageCalls />
    </section>
  );
}

/** The top of a page without front matter. @param children its heading and text */
export function PictureHead({ picture, children }: { picture: HeadPicture; children: ReactNode }) {
  return (
    <div className="page-hero page-hero-pictured page-hero-plain">
      <div className="page-hero-ground">
        <HeadView picture={picture} />
        <div className="wrap">
          <div className="page-hero-words">{children}</div>
        </div>
      </div>
    </div>
  );
}

const VIEW = [-2000, -360, 3600, 360] as const;

/** A drawing as wide as the window. */
export function HeadView({ picture }: { picture: HeadPicture }) {
  return (
    <>
      <Scene className="page-hero-view" drawing={`head-${picture}`} box={VIEW} picture={picture} />
      {picture === 'van' && (
        <Scene
          className="page-hero-view page-hero-van"
          drawing="head-van"
          part="van"
          glow={false}
          box={VIEW}
        />
      )}
    </>
  );
}

/** Author and reviewer, if the page names them. */
export function Bylines({ author, reviewer }: Pick<PageData, 'author' | 'reviewer'>) {
  if (!author && !reviewer) return null;
  return (
    <span className="page-bylines">
      {author && <Name before={m.page_hero_written_by()} person={author} />}
      {author && reviewer && ' '}
      {reviewer && <Name before={m.page_hero_facts_checked_by()} person={reviewer} />}
    </span>
  );
}

function Name({ before, person }: { before: string; person: Byline }) {
  const { name, credentials, href } = person;
  return (
    <span>
      {`${before} `}
      {href ? <a href={href}>{name}</a> : name}
      {credentials ? `, ${credentials}.` : '.'}
    </span>
  );
}
