/** Fonts that stand in for the site's own until these have come (app/styles/tokens.css), as phones and desks have them. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Says which of them this machine lacks: another font stands in for each, and the layout shifts more than it does for visitors. */
export function reportMissingFonts(): void {
  const asked = spawnSync('fc-list', [':', 'fullname'], { encoding: 'utf8' });
  const installed = asked.error ? '' : asked.stdout;
  const faces = readFileSync('app/styles/tokens.css', 'utf8').match(/src: local\([^;]+;/g) ?? [];
  for (const face of faces) {
    const names = [...face.matchAll(/local\("([^"]+)"\)/g)].map(([, name = '']) => name);
    if (!names.some((name) => new RegExp(`fullname=(.*,)?${name}(,|$)`, 'm').test(installed)))
      console.log(
        `Not found by fc-list: ${names.join(' or ')}. Layout shifts more than where it is installed.`,
      );
  }
}
