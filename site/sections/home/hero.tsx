import './hero.css';
import { Fragment, type ReactNode } from 'react';
import * as m from '#messages';
import type { Home } from '../../../domain/content/home-schema.ts';
import { ratingOf } from '../../../domain/content/review-counts.ts';
import { CallButton } from '../../layout/contact-bar/call-button.tsx';
import { useSite } from '../../lib/use-site.ts';
import { PhoneLanguage } from '../../territory/phone/phone.tsx';
import { PestIcon } from '../../ui/pest-icon.tsx';
import { Scene } from '../../ui/scene.tsx';
import { Assurances } from '../price/assurances.tsx';
import { Stars } from '../reviews/stars.tsx';

/**
 * The porch: headline, call button, pests and services, and the quote form as the front door. The drawing comes from
 * a file through <use>: it adds no bytes to the page and is never the largest paint.
 * @param children the quote form
 */
export function Hero({ words, children }: { words: Home['hero']; children: ReactNode }) {
  const rating = ratingOf(useSite().site.claims);
  return (
    <section className="hero" aria-labelledby="hero-heading">
      <div className="wrap hero-in">
        <div className="hero-text">
          <Scene
            className="hero-yard"
            drawing="hero"
            part="yard"
            box={[0, 0, 1600, 700]}
            fit="xMinYMax slice"
          />
          <h1 id="hero-heading">
            {words.headline.map((line, index) => (
              <Fragment key={line}>
                {index > 0 && <br />}
                {`${line} `}
              </Fragment>
            ))}
          </h1>
          <p className="lead hero-lead">{words.lead}</p>
          <div className="hero-call">
            <CallButton other="button large second" />
            {rating && (
              <p className="hero-rating">
                <Stars rating={5} />
                <b>{rating.star_rating_label}</b>{' '}
                {m.hero_reviews({ count: rating.review_count_label })}
              </p>
            )}
          </div>
          <Assurances />
          <PhoneLanguage />
          <HeroLinks links={words.links.filter(({ mark }) => mark)} className="lit hero-pests" />
          <HeroLinks
            links={words.links.filter(({ mark }) => !mark)}
            className="links hero-services"
          />
        </div>
        <div className="lit door">
          <Scene
            className="porch"
            drawing="hero"
            part="porch"
            glow={false}
            box={[-900, -200, 2400, 1500]}
          />
          <Scene
            className="porch-phone"
            drawing="hero"
            part="porch-phone"
            box={[0, 0, 390, 126]}
            fit="xMidYMin slice"
          />
          <span className="moths">
            {['first', 'second'].map((moth) => (
              <svg key={moth} viewBox="0 0 16 16" aria-hidden="true">
                <use href="/art/hero.svg#moth" />
              </svg>
            ))}
          </span>
          {children}
        </div>
      </div>
    </section>
  );
}

function HeroLinks({ links, className }: { links: Home['hero']['links']; className: string }) {
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map(({ name, page, mark }) => (
        <li key={page}>
          <a href={page}>
            {mark && <PestIcon pest={mark} />}
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
