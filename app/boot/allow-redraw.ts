import { createTrustedPolicy } from '../browser/trusted-types.ts';

/** React's way to an element whose script never runs. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * Where React meets other words than it rendered (a translated page, one that an extension changed) it draws the whole
 * page anew, and makes its script elements from a string. Trusted Types refuse strings, and the page would be blank; the
 * default policy (named in the CSP) lets this one pass and empties every other: what is in the page has run.
 */
export function allowRedraw(): void {
  createTrustedPolicy('default', {
    createHTML: (html: string) => (html === EMPTY_SCRIPT ? html : ''),
  });
}
