/** What a snapshot would be rendered from now, as one name. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buildEnv } from '../content-loader/build-env.ts';
import { hashOfFiles } from '../content-loader/hash-files.ts';

/** @returns a name that changes with the release and the settings that pages show */
export function rendererName(release = 'dist'): string {
  const { siteUrl, geolocationUrl, analyticsId, counter } = buildEnv;
  return createHash('sha256')
    .update(readFileSync(`${release}/release.txt`))
    .update(hashOfFiles(['starter']))
    .update(JSON.stringify([siteUrl, geolocationUrl, analyticsId, counter]))
    .digest('hex')
    .slice(0, 16);
}

/** @returns a name that changes with the renderer and the files of a content folder, wherever that lies */
export function stateName(content = buildEnv.contentDir): string {
  return createHash('sha256')
    .update(rendererName())
    .update(hashOfFiles([content], content))
    .digest('hex')
    .slice(0, 16);
}
