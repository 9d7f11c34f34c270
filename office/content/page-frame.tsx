/**
 * The page as it would be, in a frame in which no script runs. What comes from the content is marked from outside: a press on it, or
 * Enter, opens its field.
 */
import { useEffect, useRef } from 'react';
import * as m from '#messages';
import { OFFICE_API } from '../../domain/office/api.ts';
import type { ContentPlaces } from '../../domain/office/content-api.ts';
import { callOffice } from '../api/call-office.ts';
import { type FieldPath, keyOf } from './field-tree.ts';
import { adoptStyles, patchPage } from './patch-page.ts';

/** Texts of one page that are asked for: the server takes no more, in number and in letters together. */
const MOST_TEXTS = 900;
const MOST_LETTERS = 80_000;
/** Longer texts hold whole parts of a page. */
const LONGEST_TEXT = 1500;

/** What was put into the page is marked when nothing was typed for so long, ms. */
const MARK_AFTER_MS = 600;

export interface Pressed {
  path: string;
  field: FieldPath;
  /** As it stands on the page. */
  text: string;
}

export function PageFrame({
  page,
  html,
  styles,
  savedAs,
  chosen,
  onPress,
}: {
  /** File of the page. */
  page: string;
  /** The page as it would be now. */
  html: string;
  styles: string;
  /** Changes when what was typed is saved: the texts of the page are found in what is saved. */
  savedAs: string;
  /** File and key of the field that has the focus; null = none. */
  chosen: { path: string; key: string } | null;
  onPress: (pressed: Pressed) => void;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  /** The page that is in the frame, without marks; null = there is none yet. */
  const loaded = useRef<{ page: string; styles: string; as: Document } | null>(null);
  const newest = useRef({ chosen, onPress });
  newest.current = { chosen, onPress };

  useEffect(() => {
    const shown = frame.current?.contentDocument;
    if (shown && chosen) markChosen(shown, chosen, true);
  }, [chosen]);

  const update = () => {
    const shown = frame.current?.contentDocument;
    const view = shown?.defaultView as (Window & typeof globalThis) | null | undefined;
    if (!shown || !view || !loaded.current) return;
    if (page !== loaded.current.page) view.scrollTo({ top: 0, behavior: 'instant' });
    // Under the policy of the frame: no handler that stands in a text is taken.
    const as = new view.DOMParser().parseFromString(html, 'text/html');
    if (styles !== loaded.current.styles) adoptStyles(shown, as, styles);
    patchPage(shown, loaded.current.as, as);
    loaded.current = { page, styles, as };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is named by what it shows
  useEffect(update, [html, styles]);
  const mark = async () => {
    const shown = frame.current?.contentDocument;
    if (!shown || !loaded.current) return;
    await markPlaces(shown, loaded.current.page);
    if (newest.current.chosen) markChosen(shown, newest.current.chosen, false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved and what is shown are both needed
  useEffect(() => {
    const timer = setTimeout(mark, MARK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [html, savedAs]);

  const prepare = async () => {
    const shown = frame.current?.contentDocument;
    // An answer that is no page has no policy of a page.
    if (shown?.contentType !== 'text/html') return;
    loaded.current = { page, styles: '', as: shown.cloneNode(true) as Document };
    // A link would lead the frame away from the page that is edited; a folded part opens.
    const stay = (event: Event) => {
      if (!(event.target as Element | null)?.closest('summary')) event.preventDefault();
    };
    shown.addEventListener('click', (event) => {
      stay(event);
      pressIn(event.target);
    });
    shown.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && pressIn(event.target)) stay(event);
    });
    update();
    await mark();
  };
  const pressIn = (target: EventTarget | null): boolean => {
    const part = (target as Element | null)?.closest<HTMLElement>('[data-field]');
    if (!part) return false;
    const { file: path = '', field = '' } = part.dataset;
    newest.current.onPress({ path, field: JSON.parse(field) as FieldPath, text: textOf(part) });
    return true;
  };
  return (
    <iframe
      ref={frame}
      title={m.office_content_preview()}
      src={`${OFFICE_API}/content/frame`}
      sandbox="allow-same-origin allow-scripts"
      onLoad={() => void prepare()}
    />
  );
}

/** Each element with words of its own, and what stands around it: a sentence may have a link within it. */
async function markPlaces(shown: Document, page: string): Promise<void> {
  const parts = new Map<HTMLElement, string>();
  for (const element of shown.body.querySelectorAll<HTMLElement>('*')) {
    const hasWords = [...element.childNodes].some(
      ({ nodeType, data }: ChildNode & { data?: string }) =>
        nodeType === Node.TEXT_NODE && /[\p{L}\d]/u.test(data ?? ''),
    );
    const isPicture = element instanceof (shown.defaultView as Window & typeof globalThis).Image;
    if (!hasWords && !(isPicture && (element as HTMLImageElement).alt)) continue;
    const text = textOf(element);
    const { parentElement: around } = element;
    const wider = around && around !== shown.body ? textOf(around) : text;
    parts.set(element, text);
    if (around && wider !== text) parts.set(around, wider);
  }
  const texts: string[] = [];
  let letters = 0;
  for (const text of new Set(parts.values())) {
    letters += text.length;
    if (text.length <= LONGEST_TEXT && letters < MOST_LETTERS && texts.length < MOST_TEXTS)
      texts.push(text);
    else letters -= text.length;
  }
  const answer = await callOffice<ContentPlaces>('/content/places', {
    ...{ method: 'POST', body: { page, texts } },
  });
  if (!answer.ok) return;
  const places = new Map(texts.map((text, index) => [text, answer.value.places[index]]));
  for (const [part, text] of parts) {
    const place = places.get(text);
    if (!place) continue;
    part.dataset.file = place.path;
    part.dataset.field = JSON.stringify(place.field);
    part.tabIndex = 0;
    // Headings, links and pictures have a role that says more.
    if (part.matches('p, div, section, span')) part.role = 'button';
  }
  // One stop of the Tab key for each text.
  for (const part of parts.keys()) {
    const around = part.parentElement?.closest<HTMLElement>('[data-field]');
    if (around?.dataset.field !== part.dataset.field || !part.dataset.field) continue;
    part.tabIndex = -1;
    part.role = null;
  }
}

/** As readers see it: without the numbers of sources, and of a picture what it shows. */
function textOf(element: HTMLElement): string {
  const alt = element.getAttribute('alt');
  if (alt) return alt;
  const copy = element.cloneNode(true) as HTMLElement;
  for (const mark of copy.querySelectorAll('sup, script, style, svg')) mark.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function markChosen(
  shown: Document,
  { path, key }: { path: string; key: string },
  scrolls: boolean,
): void {
  for (const part of shown.querySelectorAll<HTMLElement>('[data-chosen]'))
    delete part.dataset.chosen;
  const parts = [...shown.querySelectorAll<HTMLElement>('[data-field]')];
  const same = parts.filter(
    ({ dataset }) =>
      dataset.file === path && keyOf(JSON.parse(dataset.field ?? '[]') as FieldPath) === key,
  );
  // What stands around a text has the same field.
  for (const part of same) part.dataset.chosen = '';
  const [part] = same;
  if (!part) return;
  const { top, bottom } = part.getBoundingClientRect();
  const view = shown.defaultView;
  // The element's own way would scroll the office, too.
  if (view && scrolls && (top < 0 || bottom > view.innerHeight))
    view.scrollTo({ top: view.scrollY + top - view.innerHeight / 3, behavior: 'instant' });
}
