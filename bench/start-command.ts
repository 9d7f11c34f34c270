/** How the site is started: as `npm start` does it, so that what is measured is what runs. */
import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: { start: string };
};

/** Arguments for Node. */
export const START: string[] = scripts.start.split(' ').slice(1);
