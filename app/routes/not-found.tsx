import { NotFound } from '../components/not-found/not-found.tsx';
import { pageMeta } from '../site/page-meta.ts';

export const meta = () => pageMeta(undefined);

/** Any path not listed in routes.ts. Prerendered as /404 and served, with status 404, for unknown paths. */
export default function NotFoundRoute() {
  return <NotFound />;
}
