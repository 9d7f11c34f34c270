import * as m from '#messages';
import { headOf } from '../../content-loader/page-data.ts';
import { loadSearchEntries, SEARCH_KINDS } from '../../content-loader/search-entries.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import type { Route } from './+types/search.ts';
import { SearchPage } from './search-page.tsx';

export function loader() {
  const entries = loadSearchEntries();
  return {
    head: headOf({
      url: '/search',
      title: `${m.header_search()} | {brand}`,
      description: m.search_find_a_pest_a_service_or_a_town_on(),
      indexed: false,
    }),
    groups: SEARCH_KINDS.map((kind) => ({
      kind,
      items: entries
        .filter((entry) => entry.kind === kind)
        .map(({ name, href }) => ({ name, href }))
        .sort((a, b) => a.name.localeCompare(b.name)),
    })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <SearchPage groups={loaderData.groups} />;
}
