import * as m from '#messages';
import { headOf } from '../../content-loader/page-data.ts';
import { pageMeta } from '../lib/meta/page-meta.ts';
import type { Route } from './+types/offline.ts';
import { OfflinePage } from './offline-page.tsx';

export function loader() {
  return {
    head: headOf({
      url: '/offline',
      title: `${m.offline_no_connection()} | {brand}`,
      description: m.offline_your_device_has_no_connection_here(),
      indexed: false,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function OfflineRoute() {
  return <OfflinePage />;
}
