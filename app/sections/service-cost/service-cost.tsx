import './service-cost.css';
import * as m from '#messages';
import type { CostMatter } from '../../../domain/content/page-schema.ts';
import { BuiltHtml } from '../../ui/built-html.tsx';
import { IconList, IconListPanels } from '../icon-list/icon-list.tsx';

/**
 * What a service costs and what one gets for it; folded, what moves the price.
 * @param label the price, or what stands in its place
 * @param unit what the price buys; none = by inspection, or the company has not said
 * @param note sentences as HTML; null = none
 */
export function ServiceCost({
  cost,
  included,
  notIncluded,
  label,
  unit,
  note,
}: {
  cost: CostMatter;
  included: string[];
  notIncluded: string[];
  label: string;
  unit?: string | null | undefined;
  note: string | null;
}) {
  return (
    <>
      <p className="cost-price">
        <b>{label}</b> <span>{unit ?? m.service_cost_you_have_the_price_in_writing()}</span>
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
          <h3>{m.service_cost_what_moves_the_price()}</h3>
        </summary>
        <IconList items={cost.moved_by} />
      </details>
    </>
  );
}
