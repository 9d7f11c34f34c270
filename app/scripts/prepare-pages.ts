import { savesData } from '../lib/browser/connection.ts';

/**
 * Lets the browser prepare pages that a link is about to lead to (app/root.tsx), unless the visitor saves data. Browsers
 * without speculation rules load a page when it is asked for. Call once the page runs.
 */
export function preparePages(): void {
  if (savesData()) return;
  const rules = document.querySelector<HTMLTemplateElement>('#speculation-rules');
  rules?.replaceWith(rules.content);
}
