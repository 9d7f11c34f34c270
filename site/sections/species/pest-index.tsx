import './pest-index.css';
import * as m from '#messages';
import { localPath } from '../../../domain/language/language.ts';
import { PENNY_MM } from '../../../domain/species/specimens.ts';
import type { PestEntry } from '../../../publisher/page-data/article-data.ts';
import { type RulerPart, rulerParts } from './ruler-scale.ts';

/**
 * Every drawn animal, smallest first, along one ruler that scrolls sideways. A penny stays in view at the scale of
 * the animals beside it.
 */
export function PestIndex({ pests }: { pests: PestEntry[] }) {
  return (
    <div className="pest-index">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="lit ruler" tabIndex={0} aria-label={m.pest_index_ruler()}>
        {rulerParts(pests).map((part, index) => (
          <Part key={part.title} part={part} id={`ruler-${index}`} />
        ))}
      </section>
      <p className="wrap pest-index-missing">
        <b>{m.pest_index_not_here()}</b>{' '}
        <a className="button" href={localPath('/upload')}>
          {m.common_send_your_photos()}
        </a>
      </p>
    </div>
  );
}

function Part({ part: { title, scale, mark, animals }, id }: { part: RulerPart; id: string }) {
  const penny = Math.round(PENNY_MM * scale);
  return (
    <div className="ruler-part">
      <div className="ruler-penny">
        <h2>{title}</h2>
        <p>{m.pest_index_marks({ mm: mark })}</p>
        <img src="/specimens/penny.svg" alt={m.pest_index_a_penny()} width={penny} height={penny} />
      </div>
      <ul>
        {animals.map(({ name, latin, length_mm: [short = 0, long = 0], drawing, page, size }) => (
          <li key={name}>
            <img
              src={`/specimen-cards/${drawing.name}.svg`}
              alt={drawing.alt}
              {...size}
              loading="lazy"
              decoding="async"
            />
            <a href={page.href}>{name}</a>
            <span>
              <i translate="no">{latin}</i>, {m.common_length_in_mm({ short, long })}
            </span>
          </li>
        ))}
      </ul>
      <svg aria-hidden="true">
        <pattern id={id} width={mark * scale} height="24" patternUnits="userSpaceOnUse">
          <path d="M.75 0v16" />
        </pattern>
        <rect width="100%" height="24" fill={`url(#${id})`} />
      </svg>
    </div>
  );
}
