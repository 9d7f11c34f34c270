import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { hydrateAs404 } from './boot/hydrate-as-404.ts';
import { reportLoadFailures } from './boot/report-load-failures.ts';

reportLoadFailures();
hydrateAs404();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
