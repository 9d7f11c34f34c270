/**
 * What tools/journeys/keyboard.spec.ts looks at inside a page. `installLook` goes to the browser as text, into every frame, so it
 * uses nothing from outside of itself.
 */

/** Where focus is. */
export interface Stop {
  /** The same for the same element; 0 = the body: focus is nowhere. */
  id: number;
  name: string;
  /** Is within the scope of the walk. */
  inside: boolean;
  /** Stands after the stop before it, in the order of the document. */
  isLater: boolean;
  /** No point of it can be seen. */
  hidden: boolean;
  /** Nothing is drawn around it where only outlines are (forced colors). */
  unmarked: boolean;
}

/** What is wrong with a page as it stands, a line each. */
export interface Faults {
  /** Text that a box or the window cuts off. */
  cut: string[];
  /** Text behind something else. */
  covered: string[];
  /** Pixels by which the page is wider than the window. */
  wider: number;
}

export interface Look {
  /** @param scope a CSS selector */
  stop(scope: string): Stop;
  /** Waits until what follows a focus has happened, then looks again. */
  later(scope: string): Promise<Stop>;
  faults(): Faults;
  /** Gives this page and its frames one more style sheet; a sheet made by a script is not held back by the policy. */
  style(css: string): void;
}

export type LookingWindow = Window & typeof globalThis & { look: Look };

export function installLook(): void {
  /** On a busy machine a page needs longer than some frames to scroll to what has focus. */
  const LATER_MS = 1000;
  const ids = new WeakMap<Element, number>();
  let lastId = 0;
  let previous: Element | null = null;

  /** The element with focus, in this window or in a frame of our own. */
  function focused(): Element {
    const active = document.activeElement ?? document.body;
    const inner = active instanceof HTMLIFrameElement ? active.contentDocument : null;
    return inner?.activeElement && inner.activeElement !== inner.body
      ? inner.activeElement
      : active;
  }

  function nameOf(element: Element): string {
    const words =
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.textContent ??
      '';
    const place = element.id ? `#${element.id}` : element.className.toString().split(' ')[0];
    return `${element.localName} ${place} "${words.replace(/\s+/g, ' ').trim().slice(0, 40)}"`;
  }

  /** What is seen of a control: a control without a look of its own shows in its label. */
  function shownOf(element: Element): Element {
    const box = element.getBoundingClientRect();
    const unseen =
      getComputedStyle(element).opacity === '0' || box.width * box.height < 9 || isClipped(element);
    return (unseen && (element as HTMLInputElement).labels?.[0]) || element;
  }

  const isClipped = (element: Element) => getComputedStyle(element).clipPath === 'inset(50%)';

  /** Some of it can be seen, through every window around it. */
  function isSeen(element: Element): boolean {
    const view = element.ownerDocument.defaultView as Window;
    for (const box of element.getClientRects()) {
      const left = Math.max(box.left, 0);
      const right = Math.min(box.right, view.innerWidth);
      const top = Math.max(box.top, 0);
      const bottom = Math.min(box.bottom, view.innerHeight);
      if (right - left < 1 || bottom - top < 1) continue;
      for (const down of [0.5, 0.12, 0.88])
        for (const along of [0.5, 0.06, 0.25, 0.75, 0.94])
          if (isHit(element, left + (right - left) * along, top + (bottom - top) * down))
            return true;
    }
    return false;
  }

  function isHit(element: Element, x: number, y: number): boolean {
    const { ownerDocument } = element;
    const hit = ownerDocument.elementFromPoint(x, y);
    if (!hit || !element.contains(hit)) return false;
    const frame = ownerDocument.defaultView?.frameElement;
    if (!frame) return true;
    const { left, top } = frame.getBoundingClientRect();
    const [outerX, outerY] = [left + frame.clientLeft + x, top + frame.clientTop + y];
    return isHit(frame, outerX, outerY);
  }

  function hasOutline(element: Element): boolean {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  }

  function isMarked(element: Element): boolean {
    const parts = (element as HTMLInputElement).labels?.[0]?.querySelectorAll('*') ?? [];
    const [label] = (element as HTMLInputElement).labels ?? [];
    return [element, label, ...parts].some((part) => part && hasOutline(part));
  }

  function stop(scope: string): Stop {
    const element = focused();
    if (element.localName === 'body')
      return {
        id: 0,
        name: 'nowhere',
        inside: false,
        isLater: false,
        hidden: false,
        unmarked: false,
      };
    if (!ids.has(element)) ids.set(element, ++lastId);
    const order = previous?.compareDocumentPosition(element) ?? 0;
    previous = element;
    const inside = element.closest(scope) ?? document.activeElement?.closest(scope);
    return {
      id: ids.get(element) as number,
      name: nameOf(element),
      inside: Boolean(inside),
      isLater: Boolean(order & Node.DOCUMENT_POSITION_FOLLOWING),
      hidden: !isSeen(shownOf(element)),
      unmarked: matchMedia('(forced-colors: active)').matches && !isMarked(element),
    };
  }

  async function later(scope: string): Promise<Stop> {
    const start = performance.now();
    for (
      let frame = 0;
      frame < 12 || (frame < 120 && performance.now() - start < LATER_MS);
      frame++
    ) {
      await new Promise(requestAnimationFrame);
      const found = stop(scope);
      if (!found.hidden) return found;
    }
    return stop(scope);
  }

  function isShown(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    for (let one: Element | null = element; one; one = one.parentElement)
      if (isClipped(one)) return false;
    return true;
  }

  interface ShownText {
    words: string;
    parent: HTMLElement;
    boxes: DOMRect[];
  }

  function texts(): ShownText[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: ShownText[] = [];
    const range = document.createRange();
    while (walker.nextNode()) {
      const words = walker.currentNode.nodeValue?.trim();
      const parent = walker.currentNode.parentElement;
      if (!words || !parent || /^(script|style|option|title)$/.test(parent.localName)) continue;
      if (!isShown(parent)) continue;
      range.selectNodeContents(walker.currentNode);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height);
      if (boxes.length > 0) found.push({ words, parent, boxes });
    }
    return found;
  }

  /** Why a box of text is not wholly in sight wherever the page is scrolled to; null when it is. */
  function cutBy(parent: Element, box: DOMRect): string | null {
    // A letter's box is taller than what is drawn of it.
    const slack = box.height * 0.3;
    for (let one: Element | null = parent; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(one);
      if (/auto|scroll/.test(overflowX + overflowY)) return null;
      if (/hidden|clip/.test(overflowX + overflowY)) {
        const outer = one.getBoundingClientRect();
        const left = outer.left + one.clientLeft;
        const top = outer.top + one.clientTop;
        const [right, bottom] = [left + one.clientWidth, top + one.clientHeight];
        const apart =
          box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom;
        // Put out of sight as a whole.
        if (apart || outer.width < 3 || outer.height < 3) return null;
        if (overflowX !== 'visible' && (box.left < left - 2 || box.right > right + 2))
          return nameOf(one);
        if (overflowY !== 'visible' && (box.top < top - slack || box.bottom > bottom + slack))
          return nameOf(one);
      }
      if (position === 'fixed') break;
    }
    return box.right > innerWidth + 1 || (box.left < -1 && box.right > 0) ? 'the window' : null;
  }

  function cutTexts(): string[] {
    return texts().flatMap(({ words, parent, boxes }) => {
      const by = boxes.map((box) => cutBy(parent, box)).find(Boolean);
      return by
        ? [`"${words.slice(0, 40)}" in ${parent.localName}.${parent.className} by ${by}`]
        : [];
    });
  }

  function paints(element: Element): boolean {
    const { opacity, backgroundColor } = getComputedStyle(element);
    if (opacity === '0') return false;
    if (/^(img|svg|video|canvas|iframe|picture)$/.test(element.localName)) return true;
    return !/, 0\)$/.test(backgroundColor);
  }

  function floats(element: Element): boolean {
    for (let one: Element | null = element; one; one = one.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(one).position)) return true;
    return false;
  }

  /** Scrolls through the page: only what is in the window can be asked for. */
  function coveredTexts(): string[] {
    const start = scrollY;
    const points = texts()
      .filter(({ parent }) => !floats(parent))
      .flatMap(({ words, parent, boxes }) =>
        boxes.flatMap(({ left, top, width, height }) =>
          [3, width / 2, width - 3].map((along) => ({
            words,
            parent,
            x: left + along,
            y: top + start + height / 2,
          })),
        ),
      )
      .filter(({ x }) => x > 0 && x < innerWidth)
      .sort((a, b) => a.y - b.y);
    const found = new Set<string>();
    for (const { words, parent, x, y } of points) {
      if (y > scrollY + innerHeight - 1) scrollTo({ top: y - 1, behavior: 'instant' });
      const hit = document.elementFromPoint(x, y - scrollY);
      if (!hit || hit.contains(parent) || parent.contains(hit)) continue;
      // The skip link lies over the page only while it has focus.
      if (hit === document.activeElement) continue;
      if (paints(hit) && !floats(hit)) found.add(`"${words.slice(0, 40)}" behind ${nameOf(hit)}`);
    }
    scrollTo({ top: start, behavior: 'instant' });
    return [...found];
  }

  function faults(): Faults {
    const own: Faults = {
      cut: cutTexts(),
      covered: coveredTexts(),
      wider: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    };
    for (const frame of document.querySelectorAll('iframe')) {
      // One that is still being loaded has no body.
      if (!frame.contentDocument?.body || frame.clientWidth === 0) continue;
      const inner = (frame.contentWindow as LookingWindow).look?.faults();
      if (!inner) continue;
      own.cut.push(...inner.cut);
      own.wider = Math.max(own.wider, inner.wider);
    }
    return own;
  }

  function style(css: string): void {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    for (const { contentWindow } of document.querySelectorAll('iframe'))
      (contentWindow as LookingWindow | null)?.look?.style(css);
  }

  (window as unknown as LookingWindow).look = { stop, later, faults, style };
}
