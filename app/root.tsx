import './styles/layers.css';
import './styles/tokens.css';
import './styles/base.css';
import 'virtual:company.css';
import { DEFAULT_TERRITORY, TERRITORY } from 'virtual:territories';
import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { loadAreas, loadSite } from '../content-loader/load.ts';
import { loadNavigation } from '../content-loader/navigation.ts';
import type { Site } from '../domain/content/site-schema.ts';
import type { Territory } from '../domain/territory/territory.ts';
import { FallbackScreen } from './components/fallback-screen/fallback-screen.tsx';
import { WrenSymbol } from './illustrations/wren.tsx';
import type { SiteData } from './site/site-data.ts';
import besley from './styles/fonts/besley-core.woff2';
import figtree from './styles/fonts/figtree-core.woff2';
import narrow from './styles/narrow.css?url';
import print from './styles/print.css?url';

/** What every page needs to know of the company. Loaded once; no navigation asks for it again. */
export function loader(): SiteData {
  return {
    site: withoutPlaces(loadSite()),
    areas: loadAreas().map(({ zips: _zips, cities: _cities, ...area }) => area),
    navigation: loadNavigation(),
  };
}

export const shouldRevalidate = () => false;

/** The document. `data-territory` is corrected before first paint by the inline script. */
export function Layout({ children }: { children: ReactNode }) {
  const { id: page = '', params } = useMatches().at(-1) ?? {};
  const embedded = page.startsWith('routes/embed');
  const { geolocation_address: geolocation, colors } =
    useRouteLoaderData<typeof loader>('root')?.site ?? {};
  return (
    <html
      lang="en-US"
      data-territory={framedTerritory(params?.territory) ?? DEFAULT_TERRITORY}
      // Where the inline script asks for the visitor's location; a framed page never does.
      data-geolocation={embedded ? undefined : geolocation}
      data-embedded={embedded || undefined}
      data-not-found={page === 'routes/not-found' || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={colors?.cream ?? '#FFF6E8'} />
        <link rel="preload" href={besley} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={figtree} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, hashed in the CSP
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR ? (embedded ? __FRAMED_SCRIPT__ : __INLINE_SCRIPT__) : '',
          }}
        />
        {/* Of no use to the scripts: React leaves it where it finds it. */}
        {import.meta.env.SSR && (
          <>
            <link rel="stylesheet" media="print" href={print} />
            {/* A frame is narrower than its window: below 15 em, that of a phone at twice its size. */}
            <link
              rel="stylesheet"
              media={embedded ? '(width < 15em)' : '(width < 18.75em)'}
              href={narrow}
            />
          </>
        )}
        <Meta />
        <Links />
      </head>
      <body>
        {!embedded && <WrenSymbol />}
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Which places a territory has is built into the scripts (virtual:territories). */
function withoutPlaces(site: Site): Site {
  const shown = Object.entries(site.territories).map(
    ([territory, { state: _state, cities: _cities, area_cities: _areaCities, ...rest }]) =>
      [territory, rest] as const,
  );
  return { ...site, territories: Object.fromEntries(shown) as Site['territories'] };
}

/** `/embed/quote-form/virginia-beach` is the form of virginia_beach. */
function framedTerritory(segment: string | undefined): Territory | null {
  const territory = segment?.replaceAll('-', '_');
  return territory && TERRITORY.test(territory) ? territory : null;
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <FallbackScreen error={error} />;
}
