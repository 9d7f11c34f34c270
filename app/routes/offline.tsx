import { headOf } from '../../content-loader/page-data.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import type { Route } from './+types/offline.ts';
import { OfflinePage } from './offline-page.tsx';

export function loader() {
  return {
    head: headOf({
      url: '/offline',
      title: 'No connection | {brand}',
      description: 'Your device has no connection. Here are our phone numbers and the quote form.',
      indexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function OfflineRoute() {
  return <OfflinePage />;
}
