import { headOf } from '../../content-loader/page-data.ts';
import { pageMeta } from '../site/page-meta.ts';
import layers from '../styles/layers.css?url';
import { DesignPage } from '../templates/design/design-page.tsx';
import type { Route } from './+types/design.ts';

/** Only the build has the examples; their styles come as files, so that no other page's are split for them. */
const Examples = import.meta.env.SSR
  ? (await import('./design-examples.tsx')).DesignExamples
  : undefined;

const STYLESHEETS = [
  layers,
  ...Object.values(
    import.meta.glob<string>(['../components/*/*.css', '../templates/design/design.css'], {
      query: '?url',
      import: 'default',
      eager: true,
    }),
  ),
];

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

export const links: Route.LinksFunction = () =>
  STYLESHEETS.map((href) => ({ rel: 'stylesheet', href }));

export default function DesignRoute() {
  return <DesignPage>{Examples && <Examples />}</DesignPage>;
}
