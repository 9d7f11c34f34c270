/**
 * What a printed page shows wrong. Printers drop every ground, so words are measured against white; a figure may carry
 * its own words on its picture, as maps do.
 */
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
  const { words, dead, covered, cut, empty, phones } = await page.evaluate(readPaper, DEAD);
  await page.emulateMedia({ media: 'screen' });
  const pale = words.filter(({ color }) => contrastRatio(color, [255, 255, 255]) < LEAST);
  return [
    ...pale.slice(0, 3).map(({ text, color }) => `pale on paper (${color}): ${text}`),
    ...dead.map((part) => `dead on paper: ${part}`),
    ...covered.map((part) => `words on a picture on paper: ${part}`),
    ...cut.map((text) => `cut off at the left on paper: ${text}`),
    ...empty.map((text) => `a level without its ground on paper: ${text}`),
    ...(phones ? [] : ['no phone on paper']),
  ];
}

interface Paper {
  words: { text: string; color: Rgb }[];
  dead: string[];
  covered: string[];
  cut: string[];
  /** Months whose level is drawn as a ground. */
  empty: string[];
  phones: number;
}

/** Runs in the page. */
async function readPaper(dead: string): Promise<Paper> {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[media="print"]'))
    if (!link.sheet) await new Promise((loaded) => link.addEventListener('load', loaded));
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const clipped = element.closest('.visually-hidden');
    return (
      !clipped && width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
    );
  };
  const words: (Paper['words'][number] & { lines: DOMRect[]; element: Element })[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? '';
    const element = walker.currentNode.parentElement;
    if (
      !text ||
      !element ||
      element.closest('script, style, noscript, template') ||
      !isSeen(element)
    )
      continue;
    range.selectNodeContents(walker.currentNode);
    const [red = 0, green = 0, blue = 0] = (
      getComputedStyle(element).color.match(/[\d.]+/g) ?? []
    ).map(Number);
    words.push({
      text: text.slice(0, 40),
      color: [red, green, blue],
      // Text may run around a picture.
      lines: [...range.getClientRects()],
      element,
    });
  }
  const pictures = [...document.querySelectorAll('img, svg, video')].filter(isSeen);
  const boxes = pictures
    .map((picture) => ({ picture, box: picture.getBoundingClientRect() }))
    // Smaller ones stand in a line of text.
    .filter(({ box }) => box.width > 40 && box.height > 40);
  const covered = words.filter(({ lines, element }) =>
    boxes.some(
      ({ picture, box }) =>
        !picture.contains(element) &&
        !element.closest('figure')?.contains(picture) &&
        lines.some(
          (line) =>
            Math.min(line.right, box.right) - Math.max(line.left, box.left) > 3 &&
            Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top) > 3,
        ),
    ),
  );
  return {
    words: words.map(({ text, color }) => ({ text, color })),
    dead: [...document.querySelectorAll(dead)]
      .filter(isSeen)
      .slice(0, 3)
      .map((element) => element.outerHTML.slice(0, 80)),
    covered: covered.slice(0, 3).map(({ text }) => text),
    cut: words
      .filter(({ lines }) => lines.some(({ left, width }) => left < -1 && width > 0))
      .filter(({ element }) => getComputedStyle(element).textIndent === '0px')
      .slice(0, 3)
      .map(({ text }) => text),
    empty: [...document.querySelectorAll('.level-3')]
      .filter(isSeen)
      .filter((level) =>
        [null, '::before'].every(
          (part) => getComputedStyle(level, part).backgroundImage === 'none',
        ),
      )
      .slice(0, 3)
      .map((level) => level.textContent ?? ''),
    phones: words.filter(
      ({ text, element }) => element.closest('a[href^="tel:"]') && /\d{4}/.test(text),
    ).length,
  };
}
