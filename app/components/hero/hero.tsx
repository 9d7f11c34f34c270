import './hero.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Home } from '../../../domain/content/home-schema.ts';
import { HERO_PORCH_VIEW, heroPorch } from '../../illustrations/hero-porch.ts';
import { HERO_YARD_VIEW, heroYard } from '../../illustrations/hero-yard.ts';
import { PestIcon } from '../../illustrations/pest-icon.tsx';
import { StillArt } from '../../illustrations/still-art.tsx';
import { useSite } from '../../site/site-data.ts';
import { Icon } from '../icon/icon.tsx';
import { phone } from '../icon/icon-shapes.ts';
import { Stars } from '../reviews/stars.tsx';
import { TerritoryPhone } from '../territory-phone/territory-phone.tsx';

/**
 * Golden hour on the porch: headline, call button, service links, and the quote form as the front door.
 * @param children the quote form
 */
export function Hero({ words, children }: { words: Home['hero']; children: ReactNode }) {
  const { claims } = useSite().site;
  return (
    <section className="hero" aria-labelledby="hero-heading">
      <div className="wrap hero-in">
        <div className="hero-text">
          <StillArt
            className="hero-yard"
            art={import.meta.env.SSR ? heroYard() : ''}
            file="/art/hero-yard.svg"
            viewBox={HERO_YARD_VIEW}
            align="xMinYMax slice"
          />
          <h1 id="hero-heading">
            {words.headline.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h1>
          <p className="hero-lead">{words.lead}</p>
          <div className="hero-call">
            <TerritoryPhone className="button large">
              {(number) => (
                <>
                  <Icon shape={phone} />
                  Call {number}
                </>
              )}
            </TerritoryPhone>
            <p className="hero-rating">
              <Stars rating={5} />
              <b>{claims.star_rating_label}</b> {claims.review_count_label} reviews
            </p>
          </div>
          {words.links.length > 0 && (
            <ul className="hero-links">
              {words.links.map(({ name, page, mark }) => (
                <li key={page}>
                  <Link to={page}>
                    <PestIcon pest={mark} />
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="door">
          <StillArt
            className="porch"
            art={import.meta.env.SSR ? heroPorch() : ''}
            file="/art/hero-porch.svg"
            viewBox={HERO_PORCH_VIEW}
          />
          <svg className="door-lantern" viewBox="-15 -42 30 66" aria-hidden="true">
            <use href="#porch-lantern" />
          </svg>
          {children}
        </div>
      </div>
    </section>
  );
}
