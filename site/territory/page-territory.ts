import { useMatches } from 'react-router';
import {
  type Territories,
  type Territory,
  territoryOrDefault,
} from '../../domain/territory/territory.ts';
import type { Office } from './phone/phone.tsx';

/**
 * The territory that a page shows without scripts, and until the visitor's is known: on a place's page that of its office, at
 * `/embed/quote-form/virginia-beach` virginia_beach, elsewhere the first of site.yaml.
 * @param territories undefined if the page's data could not be loaded
 */
export function usePageTerritory(territories?: Territories<unknown>): Territory | undefined {
  const { params, loaderData } = useMatches().at(-1) ?? {};
  if (!territories) return undefined;
  const { office } = (loaderData ?? {}) as { office?: Office };
  const named = office?.territory ?? params?.territory?.replaceAll('-', '_') ?? '';
  return territoryOrDefault(territories, named);
}
