/** Which pages may have which URLs: those that site/routes.ts has a pattern for. */
import type { PageMatter, Template } from '../../domain/content/page-schema.ts';
import { type Fault, fieldFault } from './content-error.ts';

/** Parts of the site that code generates: no page and no folder of pages may have these names. */
const TAKEN = [
  'quote',
  'search',
  'offline',
  'zip-check',
  'thank-you',
  'problem',
  'visits',
  'embed',
  'api',
  'office',
  'assets',
  'healthz',
  'readyz',
  'metrics',
  '404',
];

/** Articles in the folders of pests and services: each answers one question, so it is neither a pest guide nor a service. */
export const QUESTION_PAGES = [
  '/pest-info/dead-animal-smell',
  '/services/termite-treatment-cost',
  '/services/emergency-pest-control',
] as const;

type Kind = Extract<PageMatter, { kind: string }>['kind'];

/** URLs of single pages with their templates. */
const SINGLE: Record<string, { template: Template; kind?: Kind }> = {
  '/services': { template: 'article' },
  '/about': { template: 'article' },
  '/service-areas': { template: 'article' },
  '/reviews': { template: 'article' },
  '/blog': { template: 'article' },
  '/pest-info': { template: 'article' },
  '/upload': { template: 'article', kind: 'upload' },
  '/pest-identifier': { template: 'article', kind: 'identifier' },
  '/pest-info/calendar': { template: 'article', kind: 'calendar' },
  '/services/plans': { template: 'article', kind: 'plans' },
  '/privacy-policy': { template: 'legal' },
  '/terms-of-service': { template: 'legal' },
  ...Object.fromEntries(QUESTION_PAGES.map((url) => [url, { template: 'article' as const }])),
};

/** Folders whose pages all have one template. */
const FOLDERS: Record<string, Template> = {
  'pest-info': 'pest',
  services: 'service',
  blog: 'post',
  about: 'article',
  customer: 'article',
  offers: 'offer',
};

const PLACES: readonly Template[] = ['service-area', 'location', 'neighborhood', 'landing', 'city'];

/** True if code refers to the page at this URL, so that it can't be moved. */
export const hasPlaceOfItsOwn = (url: string): boolean => url === '/' || url in SINGLE;

/** The fault of a page's URL, or of its template there; null if there is none. */
export function urlFault(file: string, url: string, matter: PageMatter): Fault | null {
  const refused = (says: string): Fault => ({ file, line: null, says });
  if (!/^(\/[a-z0-9]+([.-][a-z0-9]+)*)+$/.test(url))
    return refused(
      `expected a file name of lower-case letters, digits and hyphens, as in winter-mice.md, found "${url.slice(1)}.md"`,
    );
  const [folder = '', name, ...deeper] = url.slice(1).split('/');
  if (TAKEN.includes(folder))
    return refused(`expected an address that the site does not use itself, found /${folder}`);
  if (deeper.length > 0)
    return refused(
      'expected a page in pages/ or in a folder of it, found it in a folder of a folder',
    );
  const single = SINGLE[url];
  if (single) return templateFault(file, matter, [single.template], single.kind);
  if (name === undefined) return templateFault(file, matter, PLACES);
  const template = FOLDERS[folder];
  return templateFault(file, matter, template ? [template] : PLACES);
}

function templateFault(
  file: string,
  matter: PageMatter,
  templates: readonly Template[],
  kind?: Kind,
): Fault | null {
  if (!templates.includes(matter.template))
    return fieldFault(
      file,
      ['template'],
      `${templates.length > 1 ? 'one of ' : ''}${templates.join(', ')} at this address`,
      matter.template,
    );
  if (kind && 'kind' in matter && matter.kind !== kind)
    return fieldFault(file, ['kind'], `${kind} at this address`, matter.kind);
  return null;
}
