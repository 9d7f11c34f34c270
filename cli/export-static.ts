/**
 * npm run export:static -- FOLDER [--api https://api.example.com]: the pages for a plain CDN, with the API on
 * another machine. Renders the content as it is and writes the files, 404.html, and `_headers` and `_redirects` as Netlify and Cloudflare Pages read
 * them; for another CDN they say which headers and rules to set. FOLDER.nginx.conf says the same to nginx. Needs
 * SITE_URL and a release (npm run build).
 */
import '../snapshot/production.ts';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { ContentError } from '../content-loader/content-error.ts';
import { loadSite } from '../content-loader/load.ts';
import { EnvError, readEnv } from '../server/env.ts';
import { securityHeaders } from '../server/http/security-headers.ts';
import { SECURITY_TEXT, securityText } from '../server/pages/security-text.ts';
import type { SiteManifest } from '../server/pages/site-manifest.ts';
import { writeSnapshot } from '../snapshot/write-snapshot.ts';
import { headersFile, nginxMaps, pagePolicies, redirectsFile } from './export-static/host-files.ts';
import { readOptions } from './owner-command.ts';
import { whoseContent } from './whose-content.ts';

if (import.meta.main) process.exitCode = await exportStatic(process.argv.slice(2), console.log);

/**
 * @param write writes the whole site into a folder
 * @returns the exit code: 1 when the words, the settings or the content can't be used
 */
export async function exportStatic(
  words: string[],
  print: (line: string) => void,
  { write = writeWhole, readSettings = readEnv, loadCompany = loadSite } = {},
): Promise<number> {
  const { values, positionals } = readOptions(words, 'api') ?? { values: {}, positionals: [] };
  const folder = positionals[0]?.replace(/\/+$/, '');
  const origin = URL.parse(values.api ?? '')?.origin;
  if (!folder || (values.api !== undefined && !origin) || positionals.length > 1) {
    print('Usage: npm run export:static -- FOLDER [--api https://api.example.com]');
    return 1;
  }
  if (existsSync(folder)) {
    print(`${folder} exists already.`);
    return 1;
  }
  const whole = mkdtempSync(join(tmpdir(), 'export-'));
  try {
    const env = readSettings();
    if (!env.siteUrlGiven) {
      print('SITE_URL is not set: without it the sitemap and the canonical links name no address.');
      return 1;
    }
    if (loadCompany().holding_page === 'until_ready') {
      print(
        'A CDN has no holding page: run npm run launch-check, and set holding_page: off in site.yaml to show the site as it is.',
      );
      return 1;
    }
    const site = loadCompany();
    print(whoseContent());
    await write(join(whole, 'site'));
    const source = join(whole, 'site/manifest.json');
    const manifest = JSON.parse(readFileSync(source, 'utf8')) as SiteManifest;
    cpSync(join(whole, 'site/client'), folder, {
      recursive: true,
      // A CDN compresses by itself.
      filter: (file) => !['.br', '.gz'].includes(extname(file)),
    });
    flattenPages(folder, manifest);
    const { 'content-security-policy': _strictest, ...shared } = securityHeaders(env);
    const policies = pagePolicies(env, site, manifest);
    const { text, tooMany } = headersFile(shared, policies);
    // Written once: whoever serves the folder exports it again within a year.
    if (!existsSync(join(folder, SECURITY_TEXT))) {
      mkdirSync(dirname(join(folder, SECURITY_TEXT)), { recursive: true });
      writeFileSync(join(folder, SECURITY_TEXT), `${securityText(site, env, Date.now(), 360)}\n`);
    }
    writeFileSync(join(folder, '_headers'), text);
    writeFileSync(join(folder, '_redirects'), redirectsFile(manifest.redirects, origin));
    writeFileSync(`${folder}.nginx.conf`, nginxMaps(policies, manifest.redirects));
    print(`${readdirSync(folder).length} files and folders written to ${folder}.`);
    print(`What nginx has to know of them: ${folder}.nginx.conf (deploy/nginx/static.conf).`);
    if (tooMany > 0)
      print(`Cloudflare Pages would not read the last ${tooMany} rules of ${folder}/_headers.`);
    if (!origin) print('Let your CDN send /api/* to the server, or export again with --api.');
    return 0;
  } catch (error) {
    if (!(error instanceof EnvError || error instanceof ContentError)) throw error;
    print(error.message);
    return 1;
  } finally {
    rmSync(whole, { recursive: true, force: true });
  }
}

/** A declaration, because the command at the top of the file runs before constants have values. */
async function writeWhole(folder: string): Promise<void> {
  await writeSnapshot(folder, { isWhole: true });
}

/** `/about` from `about.html`: from `about/index.html` many hosts would send visitors to `/about/`. */
function flattenPages(folder: string, { pages }: SiteManifest): void {
  for (const { file } of Object.values(pages)) {
    if (!file.endsWith('/index.html')) continue;
    const parent = join(folder, dirname(file));
    renameSync(join(folder, file), `${parent}.html`);
    if (readdirSync(parent).length === 0) rmdirSync(parent);
  }
}
