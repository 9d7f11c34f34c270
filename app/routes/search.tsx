import { headOf } from '../../content-loader/page-data.ts';
import { loadSearchEntries, SEARCH_KINDS } from '../../content-loader/search-entries.ts';
import { pageMeta } from '../site/page-meta.ts';
import { SearchPage } from '../templates/search/search-page.tsx';
import type { Route } from './+types/search.ts';

export function loader() {
  const entries = loadSearchEntries();
  return {
    head: headOf({
      url: '/search',
      title: 'Search | {brand}',
      description:
        'Find a pest, a service or a town on this site by any of its names, and a list of every page by subject.',
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
