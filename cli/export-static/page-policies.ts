/** The Content-Security-Policy of every exported file that has one of its own. */

import type { Site } from '../../domain/content/site-schema.ts';
import { LANGUAGES, serviceWorkerPath } from '../../domain/language/language.ts';
import type { Env } from '../../server/env.ts';
import { contentPolicy, WORKER_POLICY } from '../../server/pages/content-policy.ts';
import type { SiteManifest } from '../../server/pages/site-manifest.ts';

export interface PagePolicy {
  /** As it is asked for: `/services/ant-control`. */
  path: string;
  /** In the exported folder: `services/ant-control.html`, which every host serves without a trailing slash. */
  file: string;
  policy: string;
}

export function pagePolicies(env: Env, site: Site, { pages }: SiteManifest): PagePolicy[] {
  return [
    ...Object.entries(pages).map(([path, hashes]) => ({
      path,
      file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
      policy: contentPolicy(env, site, path, hashes),
    })),
    ...LANGUAGES.map((language) => ({
      path: serviceWorkerPath(language),
      file: serviceWorkerPath(language).slice(1),
      policy: WORKER_POLICY,
    })),
  ];
}
