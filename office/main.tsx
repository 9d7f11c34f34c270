import './styles/office.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { serviceWorkers } from '../site/lib/browser/worker.ts';
import { openActQueue } from './acts/act-queue.ts';
import { queries } from './api/queries.ts';
import { startWorker } from './push/push.ts';
import { router } from './routes.tsx';

const root = document.getElementById('office');
if (!root) throw new Error('index.html has no element #office.');
void openActQueue();
void startWorker();
// Pressing an alert opens its request in the office that is already open.
serviceWorkers()?.addEventListener('message', ({ data }: MessageEvent<{ open?: string }>) => {
  if (data.open) void router.navigate(data.open.replace(/^\/office/, '') || '/');
});
createRoot(root).render(
  <QueryClientProvider client={queries}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
