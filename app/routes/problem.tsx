import { headOf } from '../../content-loader/page-data.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import type { Route } from './+types/problem.ts';
import { PROBLEMS, Problem, problemTitle } from './outcome/problem.tsx';

export function loader({ params: { code } }: Route.LoaderArgs) {
  const words = Object.hasOwn(PROBLEMS, code) && PROBLEMS[code];
  if (!words) throw new Response('Not found', { status: 404 });
  return {
    code,
    head: headOf({
      url: `/problem/${code}`,
      title: `${problemTitle(code)} | {brand}`,
      description: words.text,
      indexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function ProblemRoute({ loaderData }: Route.ComponentProps) {
  return <Problem code={loaderData.code} />;
}
