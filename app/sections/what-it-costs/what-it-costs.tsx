import './what-it-costs.css';
import * as m from '#messages';
import type { PestCost } from '../../../content-loader/pest-costs.ts';

/** A cost, and for which pests of the page it is; none = said by the page itself. */
type Line = PestCost & { pests?: string[] };

/** What it costs, a line for each service: the price with its unit, or that it is quoted apart, and for which pests where the service's name leaves it open. */
export function WhatItCosts({ costs }: { costs: Line[] }) {
  return (
    <ul className="what-it-costs">
      {costs.map((cost) => (
        <li key={`${cost.service.href} ${cost.status}`}>
          <CostName {...cost} />
          <b>{cost.label}</b>
          <Details cost={cost} all={costs} />
        </li>
      ))}
    </ul>
  );
}

function CostName({ service, status }: PestCost) {
  return <a href={status === 'covered' ? `${service.href}#cost` : service.href}>{service.name}</a>;
}

/** Under a cost: what it is paid for, for which pests, and what about the rest. */
function Details({ cost, all }: { cost: Line; all: Line[] }) {
  const { service, isPlan, status, scope, note, pests } = cost;
  const isOnly = all.filter((line) => line.service.href === service.href).length === 1;
  const isNamed = isOnly && !isPlan && status === 'covered' && !scope;
  const names = isNamed ? [] : (pests ?? (scope ? [scope] : []));
  const sentences = [
    ...(cost.unit ? [`${cost.unit}.`] : []),
    ...(names.length > 0 ? [m.common_what_it_costs_for({ names: names.join(', ') })] : []),
    ...(note ? [note] : []),
  ];
  return sentences.length > 0 && <small>{sentences.join(' ')}</small>;
}
