import './what-it-costs.css';
import { Fragment } from 'react';
import * as m from '#messages';
import type { PestCost } from '../../../publisher/page-data/pest-costs.ts';

/** A cost, and for which pests of the page it is; none = said by the page itself. */
type Line = PestCost & { pests?: string[] };

/**
 * What it costs, a line for each price: the services that have it, its unit, or that it is quoted apart, and for which pests where
 * the service's name leaves it open.
 */
export function WhatItCosts({ costs }: { costs: Line[] }) {
  const lines = new Map<string, Line[]>();
  for (const cost of costs) {
    const key = `${cost.label} ${detailsOf(cost, costs)}`;
    lines.set(key, [...(lines.get(key) ?? []), cost]);
  }
  return (
    <ul className="what-it-costs">
      {[...lines].map(([key, [first, ...others]]) => {
        const details = first && detailsOf(first, costs);
        return (
          first && (
            <li key={key}>
              <span>
                <CostName {...first} />
                {others.map((cost) => (
                  <Fragment key={cost.service.href}>
                    , <CostName {...cost} />
                  </Fragment>
                ))}
              </span>
              <b>{first.label}</b>
              {details && <small>{details}</small>}
            </li>
          )
        );
      })}
    </ul>
  );
}

function CostName({ service, status }: PestCost) {
  return <a href={status === 'covered' ? `${service.href}#cost` : service.href}>{service.name}</a>;
}

/** What is said under a cost: what it is paid for, for which pests, and what about the rest. */
function detailsOf(cost: Line, all: Line[]): string {
  const { service, isPlan, status, scope, note, pests } = cost;
  const isOnly = all.filter((line) => line.service.href === service.href).length === 1;
  const isNamed = isOnly && !isPlan && status === 'covered' && !scope;
  const names = isNamed ? [] : (pests ?? (scope ? [scope] : []));
  const sentences = [
    ...(cost.unit ? [`${cost.unit}.`] : []),
    ...(names.length > 0 ? [m.common_what_it_costs_for({ names: names.join(', ') })] : []),
    ...(note ? [note] : []),
  ];
  return sentences.join(' ');
}
