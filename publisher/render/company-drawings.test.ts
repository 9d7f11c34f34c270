import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { companyDrawing, companyDrawings } from './company-drawings.ts';

const dir = mkdtempSync(join(tmpdir(), 'company-drawings-'));
/** The body of the bird in the sample company's logo. */
const body = /d="(M11\.2 [^"]*)"/.exec(readFileSync('content/logo.svg', 'utf8'))?.[1] ?? '';

test('no drawing of another company contains the sample company’s bird', () => {
  const shown = new Map(companyDrawings(dir));
  const names = readdirSync('site/public/art').filter((name) => name.endsWith('.svg'));
  expect(shown.size).toBeGreaterThan(10);
  for (const name of names) {
    const drawn = readFileSync(join('site/public/art', name), 'utf8');
    const svg = shown.get(`art/${name}`) ?? drawn;
    expect(svg, name).not.toContain(body.slice(0, 60));
    // Nothing else was removed with it.
    expect(svg.match(/<g\b/g)?.length, name).toBe(svg.match(/<\/g>/g)?.length);
    expect(drawn.length - svg.length, name).toBeLessThan(6000);
  }
});

test('the company that owns the logo has it in every drawing', () => {
  expect(companyDrawings('content')).toEqual([]);
  const svg = readFileSync('site/public/art/corner-house.svg', 'utf8');
  expect(companyDrawing(svg, 'content')).toBe(svg);
  writeFileSync(join(dir, 'logo.svg'), '<svg viewBox="0 0 64 64"><path d="M0 0h64v64z"/></svg>');
  expect(companyDrawing(svg, dir)).not.toContain(body);
});
