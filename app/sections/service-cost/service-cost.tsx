import './service-cost.css';
import * as m from '#messages';
import type { CostMatter } from '../../../domain/content/page-schema.ts';
import type { ShownExample } from '../../../domain/prices/prices.ts';
import { BuiltHtml } from '../../ui/built-html.tsx';
import { IconList, IconListPanels } from '../icon-list/icon-list.tsx';

/**
 * What a service costs and what one gets for it; folded, what the price pays for, what moves it and two examples, or what is looked at
 * before there is a price.
 * @param label the price, or what stands in its place
 * @param unit what the price is for; none = by inspection
 * @param note sentences as HTML; null = none
 */
export function ServiceCost({
  cost,
  included,
  notIncluded,
  label,
  unit = m.service_cost_you_have_the_price_in_writing(),
  examples,
  note,
}: {
  cost: CostMatter;
  included: string[];
  notIncluded: string[];
  label: string;
  unit?: string | undefined;
  examples: ShownExample[];
  note: string | null;
}) {
  return (
    <>
      <p className="cost-price">
        <b>{label}</b> <span>{unit}</span>
      </p>
      {note && <BuiltHtml className="cost-note" html={note} />}
      <IconListPanels
        panels={[
          { title: m.service_included(), items: included, mark: 'yes' },
          { title: m.service_not_included(), items: notIncluded, mark: 'no' },
        ]}
      />
      <details className="fold">
        <summary>
          <h3>{m.service_cost_in_detail()}</h3>
        </summary>
        {cost.by === 'price' ? (
          <IconListPanels
            panels={[
              { title: m.common_the_price_pays_for(), items: cost.includes, mark: 'yes' },
              { title: m.service_cost_what_moves_it(), items: cost.moved_by },
            ]}
          />
        ) : (
          <>
            <IconListPanels
              panels={[
                {
                  title: cost.label
                    ? m.service_cost_what_we_ask_first()
                    : m.service_cost_what_we_look_at_first(),
                  items: cost.looked_at,
                },
                { title: m.service_cost_what_comes_with_it(), items: cost.comes_with, mark: 'yes' },
              ]}
            />
            <h4 className="cost-heading">{m.service_cost_what_moves_the_price()}</h4>
            <IconList items={cost.moved_by} />
          </>
        )}
        {examples.length > 0 && <Examples examples={examples} />}
      </details>
    </>
  );
}

function Examples({ examples }: { examples: ShownExample[] }) {
  return (
    <>
      <h4 className="cost-heading">{m.service_cost_two_examples_not_quotes()}</h4>
      <ul className="cost-examples">
        {examples.map(({ situation, lines, total }) => (
          <li key={situation}>
            <p>
              <small className="sample">{m.service_cost_example()}</small> {situation}
            </p>
            {lines.map((line) => (
              <p key={line} className="cost-line">
                {line}
              </p>
            ))}
            <p className="cost-total">{total}</p>
          </li>
        ))}
      </ul>
      <p className="cost-source">{m.service_cost_sums_of_the_prices_on_this_site()}</p>
    </>
  );
}
