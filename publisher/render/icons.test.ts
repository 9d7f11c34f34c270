import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { companyFavicon, companyIcons } from './icons.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'icons-'));
  cpSync('content/site.yaml', join(dir, 'site.yaml'));
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});

test('a company without a logo has icons of its initials in every size', async () => {
  const icons = await companyIcons(dir);
  expect(String(icons.get('favicon.svg'))).toMatch(/<rect [^>]*fill="#b23f16"\/><path/);
  for (const [name, size] of [
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
  ] as const)
    expect(await sharp(icons.get(name)).metadata()).toMatchObject({ width: size, height: size });
});

test('icons show a square logo in its default colors, but no wide one', async () => {
  const logo = (width: number) =>
    `<svg viewBox="0 0 ${width} 80"><path fill="var(--own,#123456)" d="M0 0h9v9z"/></svg>`;
  writeFileSync(join(dir, 'logo.svg'), logo(100));
  expect(companyFavicon(dir)).toContain('viewBox="0 0 100 80"><path fill="#123456"');
  writeFileSync(join(dir, 'logo.svg'), logo(300));
  expect(companyFavicon(dir)).not.toContain('#123456');
});
