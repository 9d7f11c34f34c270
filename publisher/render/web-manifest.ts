/** site.webmanifest and office.webmanifest: names and icons for devices. The icons are in public/ or content/public/. */
import type { Site } from '../../domain/content/site-schema.ts';

export function webManifest(site: Site): string {
  const { brand } = site;
  return JSON.stringify({
    name: brand.name,
    short_name: brand.short_name,
    start_url: '/',
    display: 'browser',
    ...appearance(site),
  });
}

/** The office can be installed in addition to the site, and opens in its own window. */
export function officeManifest(site: Site): string {
  const name = `${site.brand.short_name} office`;
  return JSON.stringify({
    id: '/office/',
    name,
    short_name: name,
    start_url: '/office/',
    scope: '/office/',
    display: 'standalone',
    ...appearance(site),
  });
}

function appearance({ colors }: Site) {
  const color = colors?.cream ?? '#FFF6E8';
  return {
    background_color: color,
    theme_color: color,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      png('/icon-192.png', 192, 'any'),
      png('/icon-512.png', 512, 'any'),
      png('/icon-maskable-512.png', 512, 'maskable'),
    ],
  };
}

const png = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});
