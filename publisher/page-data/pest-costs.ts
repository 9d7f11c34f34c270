/** Prices of treating a pest, and of a service: the only source of every such line on a page. */
import * as m from '#messages';
import type { CoverageEntry, CoverageStatus } from '../../domain/content/coverage-schema.ts';
import { loadCoverage } from '../read/coverage.ts';
import { findPage, type Page } from '../read/load.ts';
import { offerOf, type ServiceOffer } from './page-data.ts';

/** The price of a service for a pest, in the words of the pages. */
export interface PestCost {
  service: ServiceOffer;
  /** True if the service is a plan. */
  isPlan: boolean;
  status: CoverageStatus;
  /**
   * If the price covers the pest: the price with its unit, as in "from $49 per month". Otherwise "Quoted apart", "Not covered"
   * …
   */
  label: string;
  /** What one payment buys, as in "For one house"; null without a price that covers the pest. */
  unit: string | null;
  /** The animals of the page that the price covers, as in "house ants"; null = all. */
  scope: string | null;
  note: string | null;
}

/**
 * Prices of each service with an entry for a pest, including plans: first the service that treats it. Services that don't treat it
 * are left out.
 * @param pest English path of its page
 */
export function costsOfPest(pages: Page[], pest: string): PestCost[] {
  return Object.entries(loadCoverage()[pest] ?? {})
    .flatMap(([path, entry]) => costOf(pages, path, entry) ?? [])
    .filter(({ status }) => status !== 'no');
}

/** The price of a service for any pest; null if the page is not a service. */
export function costOfService(pages: Page[], path: string): PestCost | null {
  return costOf(pages, path, { status: 'covered' });
}

function costOf(pages: Page[], path: string, entry: CoverageEntry): PestCost | null {
  const service = offerOf(pages, path);
  if (!service) return null;
  const isCovered = entry.status === 'covered';
  // The service's page does not mention a price.
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
