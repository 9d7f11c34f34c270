/** Nothing lies over what can be pressed: on a page of each main template, EVERY_PAGE=1 of each, at five widths. */
import { expect, test } from './journey.ts';
import { drawWholePage, settle, visitRunning } from './running-page.ts';
import { mainPages } from './template-pages.ts';

const WIDTHS = [390, 768, 900, 1024, 1280];

for (const path of mainPages())
  test(`the middle of each control of ${path} can be pressed`, { tag: '@every-page' }, async ({
    page,
  }) => {
    await visitRunning(page, path);
    await drawWholePage(page);
    const covered: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await settle(page);
      const found = await page.evaluate(findCovered);
      covered.push(...found.map((control) => `${width} px: ${control}`));
    }
    expect(covered).toEqual([]);
  });

/** Runs in the page. @returns each control whose middle belongs to something else, and what that is */
function findCovered(): string[] {
  const found: string[] = [];
  const nameOf = (element: Element | null) =>
    element
      ? `${element.localName}.${element.classList} ${element.textContent?.trim().slice(0, 30)}`
      : 'nothing';
  for (const control of document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary',
  )) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    // Hidden until it has focus, or from everyone who sees; and the bar, which comes and goes with each scroll (tools/journeys/room.spec.ts).
    if (control.closest('.visually-hidden, .skip-link, .contact-bar')) continue;
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    // The first line of a link that wraps.
    const box = control.getClientRects()[0];
    if (!box || box.width <= 1 || box.height <= 1) continue;
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const labels = [...((control as HTMLInputElement).labels ?? [])];
    const isHit = hit && [control, ...labels].some((own) => own.contains(hit));
    if (!isHit) found.push(`${nameOf(control)} lies under ${nameOf(hit)}`);
  }
  return found;
}
