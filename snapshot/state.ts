/** What a snapshot would be rendered from now, as one name. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hashOfFiles } from '../build/inputs.ts';
import { buildEnv } from '../content-loader/build-env.ts';

/** @returns a name that changes with the release, the content and the settings that pages show */
export function stateName(release = 'dist'): string {
  const { contentDir, siteUrl, geolocationUrl, analyticsId } = buildEnv;
  return createHash('sha256')
    .update(readFileSync(`${release}/release.txt`))
    .update(hashOfFiles([contentDir, 'starter']))
    .update(JSON.stringify([siteUrl, geolocationUrl, analyticsId]))
    .digest('hex')
    .slice(0, 16);
}
