import { pageLanguage, pageLocale } from '../domain/language/language.ts';
import './styles/layers.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/below-the-fold.css';
import { PAGE_SCRIPTS } from 'virtual:page-scripts';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, useMatches, useRouteLoaderData } from 'react-router';
import { loadSiteData, type SiteData } from '../publisher/page-data/site-data.ts';
import { FallbackScreen } from './layout/fallback-screen/fallback-screen.tsx';
import { SettingsContext, SiteContext } from './lib/use-site.ts';
import besley from './styles/fonts/besley-core.woff2';
import figtree from './styles/fonts/figtree-core.woff2';
import narrow from './styles/narrow.css?url';
import print from './styles/print.css?url';
import { usePageTerritory } from './territory/page-territory.ts';
import { LogoSymbols } from './ui/logo/mark.tsx';

/** What every page needs to know of the company. */
export function loader(): SiteData {
  return loadSiteData();
}

const PALM_STATES = ['SC', 'GA', 'FL'];
const hasPalms = (areas: SiteData['areas'] = []) =>
  areas.some(({ state, territory }) => territory === 'other' && PALM_STATES.includes(state));

/** The document. `data-territory` is corrected before first paint by the inline script. */
export function Layout({ children }: { children: ReactNode }) {
  const { id: page = '' } = useMatches().at(-1) ?? {};
  const embedded = page.startsWith('routes/embed');
  const data = useRouteLoaderData<typeof loader>('root');
  const { site, company } = data ?? {};
  const { geolocation_url: geolocation, colors } = site ?? {};
  const territory = usePageTerritory(site?.territories);
  const kind = embedded ? 'framed' : 'page';
  return (
    <html
      lang={pageLocale()}
      data-territory={territory}
      // Where the inline script asks for the visitor's location; a framed page never does.
      data-geolocation={embedded ? undefined : geolocation}
      data-embedded={embedded || undefined}
      // No analytics: the address may hold the key of a visit.
      data-uncounted={page === 'routes/visits' || undefined}
      // Where the palmetto of South Carolina, Georgia and Florida may stand for the other territory.
      data-palms={hasPalms(data?.areas) ? '' : undefined}
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
        {/* biome-ignore-start lint/security/noDangerouslySetInnerHtml: our own scripts, hashed in the CSP */}
        {company && (
          <>
            <script
              type="application/json"
              id="company"
              dangerouslySetInnerHTML={{ __html: company.data[kind] }}
            />
            <script
              type="importmap"
              dangerouslySetInnerHTML={{
                __html: JSON.stringify({ imports: { company: company.moduleUrl } }),
              }}
            />
          </>
        )}
        <script dangerouslySetInnerHTML={{ __html: PAGE_SCRIPTS.inline[kind] }} />
        {/* Taken from here by the inline script. */}
        <template
          id="page-script"
          dangerouslySetInnerHTML={{
            __html: `${HOT_RELOAD}<script type="module" src="${PAGE_SCRIPTS.urls[pageLanguage()]}"></script>`,
          }}
        />
        {/* biome-ignore-end lint/security/noDangerouslySetInnerHtml: see above */}
        <link rel="stylesheet" media="print" href={print} />
        {/* A frame is narrower than its window: below 15 em, that of a phone at twice its size. */}
        <link
          rel="stylesheet"
          media={embedded ? '(width < 15em)' : '(width < 18.75em)'}
          href={narrow}
        />
        {/* The page's script makes them rules, unless the visitor saves data; added to the body, they would restyle all of it. */}
        {!embedded && (
          <template
            id="speculation-rules"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules
            dangerouslySetInnerHTML={{
              __html: `<script type="speculationrules">${JSON.stringify(SPECULATION_RULES)}</script>`,
            }}
          />
        )}
        <Meta />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of site.yaml, hashed in the CSP */}
        {company && <style dangerouslySetInnerHTML={{ __html: company.styles }} />}
      </head>
      <body>
        {!embedded && company && <LogoSymbols symbols={company.logo.symbols} />}
        <SettingsContext value={data?.settings ?? null}>
          <SiteContext value={data ?? null}>{children}</SiteContext>
        </SettingsContext>
      </body>
    </html>
  );
}

/** What React's modules want to find in development. */
const HOT_RELOAD = import.meta.env.DEV
  ? '<script type="module" src="/@id/__x00__virtual:react-router/inject-hmr-runtime"></script>'
  : '';

/** Pages of this site are prepared while a link to them is pointed at or touched. */
const SPECULATION_RULES = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/*.*', '/embed/*', '/es/embed/*'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <FallbackScreen error={error} />;
}
