/** Walks a page by Tab and Shift+Tab and notes what is wrong; tools/journeys/keyboard-look.ts is its eyes in the page. */
import type { CDPSession, Page } from '@playwright/test';
import { type Faults, installLook, type LookingWindow, type Stop } from './keyboard-look.ts';
import { drawWholePage } from './running-page.ts';

/** How a page is shown: as it is, with the spacing of WCAG 1.4.12, in forced colors, or with letters twice as large. */
export const MODES = ['plain', 'spacing', 'forced', 'large'] as const;
export type Mode = (typeof MODES)[number];

/** 400 % zoom of a desktop, a phone, a phone on its side or a small window, a desktop. */
export const SIZES = [
  { width: 320, height: 256 },
  { width: 390, height: 844 },
  { width: 640, height: 400 },
  { width: 1280, height: 900 },
] as const;
export type Size = (typeof SIZES)[number];

/** WCAG 1.4.12, Text Spacing. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** A walk that goes on longer than this goes round in circles. */
const MOST_STOPS = 500;

/** What all walks found. */
export class Findings {
  /** One line per fault, with where it was first met. */
  readonly lines = new Map<string, string>();

  add(kind: string, what: string, where: string): void {
    const line = `${kind}: ${what}`;
    this.lines.set(line, this.lines.get(line) ?? where);
  }
}

/** A page under the keyboard. */
export class KeyboardWalk {
  readonly #page: Page;
  readonly #findings: Findings;
  readonly #devtools: CDPSession;
  #mode: Mode = 'plain';

  private constructor(page: Page, findings: Findings, devtools: CDPSession) {
    this.#page = page;
    this.#findings = findings;
    this.#devtools = devtools;
  }

  static async on(page: Page, findings: Findings): Promise<KeyboardWalk> {
    await page.addInitScript(installLook);
    // Nothing from the page before; and a territory, so that no frame is led elsewhere while it is walked.
    await page.addInitScript(() => {
      if (window !== top) return;
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem('detected_territory', 'richmond');
      localStorage.setItem('detected_territory_timestamp', String(Date.now()));
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    return new KeyboardWalk(page, findings, await page.context().newCDPSession(page));
  }

  /** Shows the page that is there at a size and in a mode. */
  async show(size: Size, mode: Mode): Promise<void> {
    if (mode !== this.#mode) {
      const standard = mode === 'large' ? 32 : 16;
      await this.#devtools.send('Page.setFontSizes', { fontSizes: { standard } });
      await this.#page.emulateMedia({ forcedColors: mode === 'forced' ? 'active' : 'none' });
      this.#mode = mode;
    }
    await this.#page.setViewportSize(size);
    await this.#page.evaluate(
      (css) => (window as unknown as LookingWindow).look.style(css),
      mode === 'spacing' ? SPACING : '',
    );
    await this.#page.evaluate(untilLaidOut);
  }

  /** What is wrong with the page as it stands. */
  async lookAround(where: string): Promise<void> {
    // What gets its size while the page is scrolled through would not be where it was.
    await drawWholePage(this.#page);
    const faults: Faults = await this.#page.evaluate(() =>
      (window as unknown as LookingWindow).look.faults(),
    );
    for (const kind of ['cut', 'covered'] as const)
      for (const what of faults[kind]) this.#findings.add(kind, what, where);
    if (faults.wider > 0) this.#findings.add('wider', `${faults.wider} px at ${where}`, where);
  }

  /**
   * Presses Tab (or Shift+Tab) from where focus is until it leaves `scope`.
   * @returns how many stops there were
   */
  async tab(
    scope: string,
    where: string,
    direction: 'forward' | 'back' = 'forward',
  ): Promise<number> {
    const seen = new Set<number>();
    let last = 'the start';
    for (let presses = 0; presses < MOST_STOPS; presses++) {
      await this.#press(direction);
      let stop = await this.#look('stop', scope);
      if (stop.id === 0) {
        // Out of the page, into the browser's own window, and in again at the other end; or lost on the way.
        await this.#press(direction);
        stop = await this.#look('stop', scope);
        const isOnTheWay = stop.id === 0 || stop.isLater === (direction === 'forward');
        if (seen.size > 0 && isOnTheWay) this.#findings.add('lost', `after ${last}`, where);
      }
      if (!stop.inside || seen.has(stop.id)) break;
      seen.add(stop.id);
      if (stop.hidden) stop = await this.#look('later', scope);
      if (stop.hidden) this.#findings.add('hidden', stop.name, where);
      if (stop.unmarked) this.#findings.add('unmarked', stop.name, where);
      last = stop.name;
    }
    return seen.size;
  }

  /** Focus must be somewhere: what was pressed may have gone. */
  async expectFocus(where: string): Promise<void> {
    if ((await this.#look('stop', 'body')).id === 0) this.#findings.add('lost', where, where);
  }

  async #press(direction: 'forward' | 'back'): Promise<void> {
    await this.#devtools.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Tab',
      code: 'Tab',
      windowsVirtualKeyCode: 9,
      modifiers: direction === 'back' ? 8 : 0,
    });
  }

  async #look(how: 'stop' | 'later', scope: string): Promise<Stop> {
    const { result, exceptionDetails } = await this.#devtools.send('Runtime.evaluate', {
      expression: `look.${how}(${JSON.stringify(scope)})`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result.value as Stop;
  }
}

/** In the page: until header, bar and frames have measured themselves at a new size, which moves what stands below. */
async function untilLaidOut(): Promise<void> {
  const STILL_FRAMES = 6;
  const MOST_FRAMES = 120;
  const root = document.documentElement;
  let last = '';
  for (let frame = 0, still = 0; still < STILL_FRAMES && frame < MOST_FRAMES; frame++) {
    await new Promise(requestAnimationFrame);
    const layout = `${root.dataset.header} ${root.scrollHeight}`;
    still = layout === last ? still + 1 : 0;
    last = layout;
  }
}
