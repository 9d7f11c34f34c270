/** site.webmanifest: what a device calls the site and shows for it. The icons lie in public/ or content/public/. */
import type { Site } from '../domain/content/site-schema.ts';

export function webManifest({ brand, colors }: Site): string {
  const color = colors?.cream ?? '#FFF6E8';
  const png = (src: string, size: number, purpose: 'any' | 'maskable') => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: brand.name,
    short_name: brand.short_name,
    start_url: '/',
    display: 'browser',
    background_color: color,
    theme_color: color,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      png('/icon-192.png', 192, 'any'),
      png('/icon-512.png', 512, 'any'),
      png('/icon-maskable-512.png', 512, 'maskable'),
    ],
  });
}
