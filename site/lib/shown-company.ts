/** What the page carries of the company for its scripts: the JSON in its head (site/root.tsx). Islands import `company`. */
import type { PageCompany } from '../../publisher/read/company-module.ts';

let company: PageCompany | undefined;

/** A page in the quote form's frame has only what FramedCompany names. */
export function pageCompany(): PageCompany {
  company ??= JSON.parse(document.querySelector('#company')?.textContent as string) as PageCompany;
  return company;
}

/** Whether a name that storage or another window gave is a territory's. Also what every object inherits is none. */
export function isTerritory(name: string | null | undefined): name is string {
  return typeof pageCompany().rules[name as string] === 'string';
}
