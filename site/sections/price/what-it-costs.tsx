import './what-it-costs.css';
import { Fragment } from 'react';
import * as m from '#messages';
import type { PestCost } from '../../../publisher/page-data/pest-costs.ts';

/** A cost, and the pests of the page it is for; none if the page itself says so. */
type Line = PestCost & { pests?: string[] };

/**
 * A list of prices: for each the services that have it, its unit, and its pests if the service's name doesn't name
 * them.
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

/** The small print of a line: unit, pests and note. */
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
