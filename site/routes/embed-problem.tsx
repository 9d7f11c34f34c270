import { embeddedMeta } from '../lib/meta/page-meta.ts';
import type { Route } from './+types/embed-problem.ts';
import { PROBLEMS, Problem, problemTitle } from './problem.tsx';

export const meta: Route.MetaFunction = ({ params }) => embeddedMeta(problemTitle(params.code));

export function loader({ params: { code } }: Route.LoaderArgs): { code: string } {
  if (!Object.hasOwn(PROBLEMS, code)) throw new Response('Not found', { status: 404 });
  return { code };
}

export default function EmbedProblemRoute({ loaderData }: Route.ComponentProps) {
  return <Problem code={loaderData.code} framed />;
}
