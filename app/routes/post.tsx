import { loadPostData } from '../../content-loader/post-data.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import { asTags, pageGraph } from '../lib/meta/structured-data.ts';
import type { SiteData } from '../lib/site-data.ts';
import type { Route } from './+types/post.ts';
import { PostPage } from './post-page.tsx';

export const loader = ({ request }: Route.LoaderArgs) => loadPostData(request);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...pageMeta(loaderData?.head),
  ...(import.meta.env.SSR && loaderData
    ? asTags(pageGraph(loaderData, matches[0].loaderData as SiteData))
    : []),
];

export default function PostRoute({ loaderData }: Route.ComponentProps) {
  return <PostPage page={loaderData} />;
}
