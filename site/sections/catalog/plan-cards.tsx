import './plan-cards.css';
import * as m from '#messages';
import { CHAPTER_SIZE } from '../../../domain/drawings/chapters.ts';
import { localPath } from '../../../domain/language/language.ts';
import type { Plan } from '../../../publisher/page-data/plans.ts';
import { BuiltHtml } from '../../ui/built-html.tsx';

/** Items a card lists, so that a long list leaves no gap in the cards beside it. */
const ITEMS = 3;

/**
 * The plans side by side, overlapping the foot of the hero. Below them, collapsed, what each plan excludes and its
 * guarantee.
 */
export function PlanCards({ plans }: { plans: Plan[] }) {
  return (
    <section className="plans" aria-labelledby="plans">
      <div className="wrap">
        <h2 id="plans" className="visually-hidden">
          {m.plan_comparison_what_is_in_each_plan()}
        </h2>
        <div className="columns plan-cards">
          {plans.map((plan) => (
            <PlanCard key={plan.href} plan={plan} />
          ))}
        </div>
        <details className="fold">
          <summary>
            <h2>{m.plan_comparison_left_out()}</h2>
          </summary>
          <div className="columns plan-terms">
            {plans.map(({ name, href, not_included, guarantee }) => (
              <section key={href} aria-label={name}>
                <h3>{name}</h3>
                <h4>{m.common_not_covered()}</h4>
                <ul>
                  {not_included.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
                {guarantee && (
                  <>
                    <h4>{guarantee.title}</h4>
                    <BuiltHtml html={guarantee.html} />
                  </>
                )}
              </section>
            ))}
          </div>
        </details>
      </div>
    </section>
  );
}

function PlanCard({ plan: { name, service, href, scene, price, included } }: { plan: Plan }) {
  return (
    <article className="lit">
      {scene && (
        <img src={`/art/${scene}.svg`} alt="" {...CHAPTER_SIZE} loading="lazy" decoding="async" />
      )}
      <h3>
        <a href={href}>{name}</a>
      </h3>
      <p className="plan-service">{service}</p>
      <p className="plan-price">
        {price?.label ?? m.common_price_by_inspection()}
        {price?.unit && <small>{price.unit}</small>}
      </p>
      <a className="button wide" href={localPath('/quote')}>
        {m.plan_comparison_choose()}
        <span className="visually-hidden">{`: ${name}`}</span>
      </a>
      <h4>{m.common_what_you_get()}</h4>
      <ul>
        {included.slice(0, ITEMS).map((item) => (
          <li key={item}>{item}</li>
        ))}
        {included.length > ITEMS && (
          <li>
            <a href={href}>
              {m.plan_comparison_and_more({ count: included.length - ITEMS })}
              <span className="visually-hidden">{`: ${name}`}</span>
            </a>
          </li>
        )}
      </ul>
    </article>
  );
}
