import './page-hero.css';
import type { ReactNode } from 'react';
import * as m from '#messages';
import type { Byline, PageData } from '../../../content-loader/page-data.ts';
import { Breadcrumbs } from '../../layout/breadcrumbs/breadcrumbs.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { phone } from '../../ui/icon/icon-shapes.ts';
import { CallLink, type Office, OfficeNote } from '../../ui/phone/phone.tsx';

/** A short fact of the strip under the heading, as in "Length: 2 to 3 mm". */
export interface Fact {
  name: string;
  value: ReactNode;
}

/** Files public/art/head-*.svg. */
export type HeadPicture = 'letters' | 'seasons' | 'tray' | 'van';

/**
 * Top of a content page: where it stands, what it is about in one paragraph, and the phone.
 * @param note one line under the heading
 * @param art drawn beside the words
 * @param scene a landscape that stands behind the words
 * @param picture what stands at the right of wide windows where there is neither; default the house
 * @param facts up to four, on the porch floor below
 * @param office of a place's own page; none = the visitor's number
 */
export function PageHero({
  page: { breadcrumbs, matter, author, reviewer },
  note,
  art,
  scene,
  picture,
  facts = [],
  office,
}: {
  page: PageData;
  note?: ReactNode;
  art?: ReactNode;
  scene?: ReactNode;
  picture?: HeadPicture | undefined;
  facts?: Fact[];
  office?: Office | undefined;
}) {
  return (
    <header
      className={`page-hero${art ? ' page-hero-drawn' : ''}${scene ? ' page-hero-scene' : ''}${picture ? ` page-hero-${picture}` : ''}`}
    >
      <div className="page-hero-ground">
        {scene}
        <div className="wrap">
          <div className="page-hero-words">
            <Breadcrumbs items={breadcrumbs} />
            <h1>{matter.h1}</h1>
            {note && <p className="page-note">{note}</p>}
            <p className="page-summary">{matter.summary}</p>
            <Bylines author={author} reviewer={reviewer} />
            {office && <OfficeNote office={office} />}
            <p className="page-calls">
              <CallLink office={office} className="button large">
                {(number) => (
                  <>
                    <Icon shape={phone} />
                    {m.call_number({ number })}
                  </>
                )}
              </CallLink>
              <a className="text-link" href="/quote">
                {m.embed_quote_get_a_free_quote()}
              </a>
            </p>
          </div>
          {art && <div className="page-hero-art">{art}</div>}
        </div>
      </div>
      {facts.length > 0 && (
        <div className="page-facts on-dark">
          <dl className="wrap">
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </header>
  );
}

/** Who wrote the page and who checked it, where somebody is named. */
function Bylines({ author, reviewer }: Pick<PageData, 'author' | 'reviewer'>) {
  if (!author && !reviewer) return null;
  return (
    <p className="page-bylines">
      {author && <Name before="Written by" person={author} />}
      {author && reviewer && ' '}
      {reviewer && <Name before="Facts checked by" person={reviewer} />}
    </p>
  );
}

function Name({ before, person }: { before: string; person: Byline }) {
  const { name, credentials, href } = person;
  return (
    <span>
      {`${before} `}
      {href ? <a href={href}>{name}</a> : name}
      {`, ${credentials}.`}
    </span>
  );
}
