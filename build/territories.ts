/**
 * The territories of site.yaml as the scripts and styles of every page need them, so that none of their names
 * or places stands in code: `virtual:territories` (see app/globals.d.ts) and `virtual:territories.css`.
 */
import type { Plugin } from 'vite';
import { loadSite } from '../content-loader/load.ts';
import { defaultTerritory, territoryRules } from '../domain/territory/territory.ts';

const MODULES: Record<string, () => string> = {
  'virtual:territories': rules,
  'virtual:territories.css': styles,
};

export function territories(): Plugin {
  return {
    name: 'territories',
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : null),
    load: (id) => MODULES[id.replace('\0', '')]?.() ?? null,
  };
}

function rules(): string {
  const { territories: all } = loadSite();
  const patterns = Object.entries(territoryRules(all)).map(([name, rule]) => `${name}: ${rule}`);
  return `export const DEFAULT_TERRITORY = ${JSON.stringify(defaultTerritory(all))};
export const TERRITORY = /^(${Object.keys(all).join('|')})$/;
export const RULES = { ${patterns.join(', ')} };`;
}

/**
 * Each number stands in the page, one is shown (see app/components/territory-phone). In the last layer, so that a
 * component may give the links any display it likes.
 */
function styles(): string {
  const others = Object.keys(loadSite().territories).map(
    (name) => `[data-territory="${name}"] [data-for-territory]:not([data-for-territory="${name}"])`,
  );
  return `@layer overrides { ${others.join(', ')} { display: none; } }`;
}
