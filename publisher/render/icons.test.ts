import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

test('two wide letters fit the part of an icon that devices show', async () => {
  const site = readFileSync(join(dir, 'site.yaml'), 'utf8');
  writeFileSync(join(dir, 'site.yaml'), site.replace(/short_name: .*/, 'short_name: North West'));
  const icon = sharp((await companyIcons(dir)).get('icon-maskable-512.png'));
  // The left tenth, which devices cut off.
  const { data } = await icon
    .extract({ left: 0, top: 0, width: 51, height: 512 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = [...data.subarray(0, 3)];
  expect(data.every((value, index) => Math.abs(value - (ground[index % 3] ?? 0)) < 3)).toBe(true);
});

test('icons show a square logo in its default colors, but no wide one', async () => {
  const logo = (width: number) =>
    `<svg viewBox="0 0 ${width} 80"><path fill="var(--own,#123456)" d="M0 0h9v9z"/></svg>`;
  writeFileSync(join(dir, 'logo.svg'), logo(100));
  expect(companyFavicon(dir)).toContain('viewBox="0 0 100 80"><path fill="#123456"');
  writeFileSync(join(dir, 'logo.svg'), logo(300));
  expect(companyFavicon(dir)).not.toContain('#123456');
});

test('icons show a logo that is a picture', async () => {
  mkdirSync(join(dir, 'public'));
  await sharp({ create: { width: 64, height: 64, channels: 3, background: '#123456' } })
    .png()
    .toFile(join(dir, 'public/logo.png'));
  const image = '<image href="/logo.png" width="64" height="64"/>';
  writeFileSync(join(dir, 'logo.svg'), `<svg viewBox="0 0 64 64">${image}</svg>`);
  const icons = await companyIcons(dir);
  expect(String(icons.get('favicon.svg'))).not.toContain('"/logo.png"');
  const { data } = await sharp(icons.get('icon-192.png'))
    .extract({ left: 95, top: 95, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data]).toEqual([0x12, 0x34, 0x56]);
});

test('the company’s own icon file is not replaced', async () => {
  cpSync('content/public', join(dir, 'public'), { recursive: true });
  expect((await companyIcons(dir)).has('favicon.svg')).toBe(false);
  expect(companyFavicon(dir)).toBe(readFileSync('content/public/favicon.svg', 'utf8'));
});
