import { loadPostData } from '../../content-loader/post-data.ts';
import { pageMeta } from '../site/page-meta.ts';
import type { SiteData } from '../site/site-data.ts';
import { asTags, pageGraph } from '../site/structured-data.ts';
import { PostPage } from '../templates/post/post-page.tsx';
import type { Route } from './+types/post.ts';

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
