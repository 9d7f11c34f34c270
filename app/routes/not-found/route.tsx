import { pageMeta } from '../../lib/meta/page-meta.ts';
import { NotFound } from './not-found.tsx';

export const meta = () => pageMeta(undefined);

/** Any path not listed in routes.ts. Prerendered as /404 and served, with status 404, for unknown paths. */
export default function NotFoundRoute() {
  return <NotFound />;
}
