/** What the build writes from the territories of site.yaml (build/company.ts). */
import type { Area, Site } from '../../domain/content/site-schema.ts';
import {
  defaultTerritory,
  territoryRules,
  withAreaCities,
} from '../../domain/territory/territory.ts';

/** The module `virtual:territories`: what every page's inline script has of them. */
export function territoriesModule(
  territories: Site['territories'],
  areas: readonly Area[],
): string {
  const rules = territoryRules(withAreaCities(territories, areas));
  const patterns = Object.entries(rules).map(([name, rule]) => `${name}: ${rule}`);
  return `export const DEFAULT_TERRITORY = ${JSON.stringify(defaultTerritory(territories))};
export const TERRITORY = /^(${Object.keys(territories).join('|')})$/;
export const RULES = { ${patterns.join(', ')} };`;
}

/**
 * Each number stands in the page, one is shown (phone/phone.tsx). In the last layer, so that a component may give the
 * links any display it likes. A place's page names the visitor's number beside its own where they differ.
 */
export function territoryStyles(territories: Site['territories']): string {
  const names = Object.keys(territories);
  const others = names.map(
    (name) => `[data-territory="${name}"] [data-for-territory]:not([data-for-territory="${name}"])`,
  );
  const sameOffice = names.map(
    (name) => `[data-territory="${name}"] [data-office="${name}"] .visitors-office`,
  );
  const noSecondOffice = [':root:not([data-known]) .visitors-office', ...sameOffice];
  return `@layer overrides { ${others.join(', ')} { display: none; } ${noSecondOffice.join(', ')} { visibility: hidden; } }`;
}
