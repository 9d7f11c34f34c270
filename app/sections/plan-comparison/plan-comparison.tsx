import './plan-comparison.css';
import * as m from '#messages';
import type {
  PlanComparison as Comparison,
  Plan,
} from '../../../content-loader/plan-comparison.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { check } from '../../ui/icon/icon-shapes.ts';

/** Which plan covers which pest, and what it costs when no plan does. */
export function CoverageTable({ plans, coverage }: Comparison) {
  return (
    <div className="coverage">
      <table>
        <thead>
          <tr>
            <th scope="col">{m.common_pest()}</th>
            <th scope="col">{m.plan_comparison_in_a_plan()}</th>
            <th scope="col">{m.plan_comparison_on_its_own()}</th>
          </tr>
        </thead>
        <tbody>
          {coverage.map(({ pest, plans: covering, alone }) => (
            <tr key={pest.href}>
              <th scope="row">
                <a href={pest.href}>{pest.name}</a>
              </th>
              <td className="coverage-plans">
                {covering.length === 0 && (
                  <span className="visually-hidden">{m.plan_comparison_not_covered()}</span>
                )}
                {plans
                  .filter(({ href }) => covering.includes(href))
                  .map(({ name, href }) => (
                    <span key={href}>
                      <Icon shape={check} />
                      {name}
                    </span>
                  ))}
              </td>
              <td className="coverage-alone">
                {alone ? (
                  <>
                    <a href={alone.href}>{alone.name}</a>
                    {`, ${alone.price?.label ?? m.plan_comparison_by_inspection()}`}
                  </>
                ) : covering.length > 0 ? (
                  <span className="visually-hidden">{m.common_no()}</span>
                ) : (
                  m.plan_comparison_quoted_after_a_look()
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What is in a plan, what is not, and when we come back for nothing. */
export function PlanCards({ plans }: { plans: Plan[] }) {
  return (
    <div className="plan-cards">
      {plans.map(({ name, href, price, pays_for, included, not_included, guarantee }) => (
        <article key={href}>
          <h3>
            <a href={href}>{name}</a>
          </h3>
          <p className="plan-price">
            {price?.label ?? m.plan_comparison_price_by_inspection()}
            {price && <small>{price.unit}</small>}
          </p>
          <h4>{pays_for.length > 0 ? m.common_the_price_pays_for() : m.common_what_you_get()}</h4>
          <ul>
            {(pays_for.length > 0 ? pays_for : included).map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <h4>{m.plan_comparison_not_covered()}</h4>
          <ul>
            {not_included.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <h4>{guarantee.title}</h4>
          <p>{guarantee.text}</p>
        </article>
      ))}
    </div>
  );
}
