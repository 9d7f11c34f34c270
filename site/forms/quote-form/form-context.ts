/** What a quote form sends without asking: no visitor types it, and the office needs it to call back. */
import { openedAt } from '../../lib/browser/history.ts';

/** On a page of the site. */
export function pageContext(): Record<string, string> {
  return {
    source: 'quote-page',
    page: location.pathname,
    started_at: String(openedAt() ?? ''),
  };
}

/** In a frame: the page around it is the one the visitor is on. */
export function framedContext(): Record<string, string> {
  return {
    source: new URLSearchParams(location.search).get('source') ?? 'quote-form',
    page: document.referrer ? new URL(document.referrer).pathname : location.pathname,
    started_at: String(openedAt() ?? ''),
  };
}

/** What the framed form tells the page around it. */
export interface FramedFormMessage {
  /** Height of its content, px. */
  height?: number;
  /** A lead was taken. */
  sent?: true;
}
