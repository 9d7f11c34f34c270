import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { allowRedraw } from './boot/allow-redraw.ts';
import { hydrateAs404 } from './boot/hydrate-as-404.ts';
import { reportLoadFailures } from './boot/report-load-failures.ts';

reportLoadFailures();
allowRedraw();
hydrateAs404();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
