/** What a printed page shows wrong. Printers drop every ground, so words are measured against white. */
import type { Page } from '@playwright/test';
import { contrastRatio, type Rgb } from '../../domain/colors/contrast.ts';
import { settle } from './running-page.ts';

/** WCAG 2.2, text of any size. */
const LEAST = 4.5;

/** Of no use on paper. A box to tick is. */
const DEAD = 'nav, form, iframe, video, button, select, textarea, [data-floating], .skip-link';

/** Puts the page on paper, looks, and takes it back to the screen. */
export async function findPrintProblems(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  await settle(page);
  const { words, dead, phones } = await page.evaluate(readPaper, DEAD);
  await page.emulateMedia({ media: 'screen' });
  const pale = words.filter(({ color }) => contrastRatio(color, [255, 255, 255]) < LEAST);
  return [
    ...pale.slice(0, 3).map(({ text, color }) => `pale on paper (${color}): ${text}`),
    ...words.filter(({ left }) => left < -1).map(({ text }) => `cut off on paper: ${text}`),
    ...dead.slice(0, 3).map((part) => `dead on paper: ${part}`),
    ...(phones > 0 ? [] : ['no phone on paper']),
  ];
}

/** Runs in the page. */
async function readPaper(dead: string) {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[media="print"]'))
    if (!link.sheet) await new Promise((loaded) => link.addEventListener('load', loaded));
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const isClipped = element.closest('.visually-hidden, script, style, noscript, template');
    const isVisible = element.checkVisibility({ visibilityProperty: true });
    return !isClipped && width > 1 && height > 1 && isVisible;
  };
  const words: { text: string; color: Rgb; left: number }[] = [];
  let phones = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? '';
    const element = walker.currentNode.parentElement;
    if (!text || !element || !isSeen(element)) continue;
    range.selectNodeContents(walker.currentNode);
    const style = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0] = (style.color.match(/[\d.]+/g) ?? []).map(Number);
    const left = style.textIndent === '0px' ? range.getBoundingClientRect().left : 0;
    words.push({ text: text.slice(0, 40), color: [red, green, blue], left });
    if (element.closest('a[href^="tel:"]') && /\d{4}/.test(text)) phones++;
  }
  const parts = [...document.querySelectorAll(dead)].filter(isSeen);
  return { words, dead: parts.map((element) => element.outerHTML.slice(0, 80)), phones };
}
