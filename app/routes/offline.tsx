import { headOf } from '../../content-loader/page-data.ts';
import { pageMeta } from '../site/page-meta.ts';
import { OfflinePage } from '../templates/offline/offline-page.tsx';
import type { Route } from './+types/offline.ts';

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
