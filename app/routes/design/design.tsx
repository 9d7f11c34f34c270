import { loadDesignData } from '../../../content-loader/design-data.ts';
import { headOf } from '../../../content-loader/page-data.ts';
import { routeMeta } from '../../lib/meta/page-meta.ts';
import layers from '../../styles/layers.css?url';
import type { Route } from './+types/design.ts';

/** Only the build has the examples and their styles. */
const Examples = import.meta.env.SSR ? (await import('./examples.tsx')).DesignExamples : undefined;

export const loader = () => ({
  head: headOf({
    url: '/design',
    title: 'Design | {brand}',
    description:
      'Every component in its states and every drawing, for those who work on this site.',
    indexed: false,
  }),
  examples: loadDesignData(),
});

export const meta = routeMeta();

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: layers }];

/** Internal: every component in its states (show-states.ts), and every drawing. */
export default function Design({ loaderData }: Route.ComponentProps) {
  return (
    <article className="wrap design">
      <h1>Design</h1>
      <p>
        Every component in its states, from the examples.tsx of its folder, and every drawing.
        Header, footer, call bar, chat and territory panel stand around this page as around any
        other.
      </p>
      {Examples && <Examples data={loaderData.examples} />}
    </article>
  );
}
