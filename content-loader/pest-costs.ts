/** What it costs to have a pest treated, or to have a service: the one source of every such line on a page. */
import * as m from '#messages';
import type { CoverageEntry, CoverageStatus } from '../domain/content/coverage-schema.ts';
import { loadCoverage } from './coverage.ts';
import { findPage, type Page } from './load.ts';
import { offerOf, type ServiceOffer } from './page-data.ts';

/** What a service costs for a pest, in the words that pages show. */
export interface PestCost {
  service: ServiceOffer;
  /** Whether the service is a plan. */
  isPlan: boolean;
  status: CoverageStatus;
  /** The price with its unit where it covers the pest, as in "from $49 per month"; otherwise "Quoted apart", "Not covered" … */
  label: string;
  /** What one payment covers, as in "For one house"; null without a price that covers the pest. */
  unit: string | null;
  /** Which of the page's animals, as in "house ants"; null = all. */
  scope: string | null;
  note: string | null;
}

/**
 * What each service that has an entry costs for a pest: first the one that treats it, plans among them. Services that do
 * nothing about it are left out.
 * @param pest the English path of its page
 */
export function costsOfPest(pages: Page[], pest: string): PestCost[] {
  return entriesOfPest(pages, pest).filter(({ status }) => status !== 'no');
}

/** The same with those that do nothing about it. */
export function entriesOfPest(pages: Page[], pest: string): PestCost[] {
  return Object.entries(loadCoverage()[pest] ?? {}).flatMap(
    ([path, entry]) => costOf(pages, path, entry) ?? [],
  );
}

/** What a service costs, whatever the pest; null for another page. */
export function costOfService(pages: Page[], path: string): PestCost | null {
  return costOf(pages, path, { status: 'covered' });
}

function costOf(pages: Page[], path: string, entry: CoverageEntry): PestCost | null {
  const service = offerOf(pages, path);
  if (!service) return null;
  const isCovered = entry.status === 'covered';
  // Its page says nothing of what it costs.
  if (isCovered && service.priceLabel === '') return null;
  return {
    service,
    isPlan: isPlan(pages, path),
    status: entry.status,
    label: labelOf(entry.status, service),
    unit: isCovered ? (service.price?.unit ?? null) : null,
    scope: entry.scope ?? null,
    note: entry.note ?? null,
  };
}

function isPlan(pages: Page[], path: string): boolean {
  const matter = findPage(pages, path)?.matter;
  return matter?.template === 'service' && matter.menu === 'plans';
}

function labelOf(status: CoverageStatus, { priceLabel }: ServiceOffer): string {
  switch (status) {
    case 'covered':
      return priceLabel;
    case 'quoted':
      return m.pest_costs_quoted_apart();
    case 'referred':
      return m.pest_costs_referred();
    case 'no':
      return m.common_not_covered();
  }
}
