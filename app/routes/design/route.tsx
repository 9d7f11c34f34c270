import { headOf } from '../../../content-loader/page-data.ts';
import { pageMeta } from '../../lib/meta/page-meta.ts';
import layers from '../../styles/layers.css?url';
import type { Route } from './+types/route.ts';
import { DesignPage } from './design-page.tsx';

/** Only the build has the examples and their styles. */
const Examples = import.meta.env.SSR
  ? (await import('./design-examples.tsx')).DesignExamples
  : undefined;

export const loader = () => ({
  head: headOf({
    url: '/design',
    title: 'Design | {brand}',
    description:
      'Every component in its states and every drawing, for those who work on this site.',
    indexed: false,
  }),
});

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: layers }];

export default function DesignRoute() {
  return <DesignPage>{Examples && <Examples />}</DesignPage>;
}
