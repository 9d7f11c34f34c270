/** The company's data for scripts: the JSON in the page's head (site/root.tsx). Islands import `company` instead. */
import type { PageCompany } from '../../publisher/read/company-module.ts';

let company: PageCompany | undefined;

/** A page in the quote form's frame has only the fields of FramedCompany. */
export function pageCompany(): PageCompany {
  company ??= JSON.parse(document.querySelector('#company')?.textContent as string) as PageCompany;
  return company;
}

/** True if a name from storage or another window is a territory's; false for inherited properties of objects. */
export function isTerritory(name: string | null | undefined): name is string {
  return typeof pageCompany().rules[name as string] === 'string';
}
