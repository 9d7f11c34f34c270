/**
 * Preview of the page in a frame without scripts. The office marks its texts from outside: pressing one, or Enter,
 * opens its field.
 */
import { useEffect, useRef } from 'react';
import type { FieldPath } from '../../domain/office/content-api.ts';
import { OFFICE_API } from '../../domain/office/protocol.ts';
import { callOffice } from '../api/call-office.ts';
import { keyOf } from './field-words.ts';

/** Maximum texts per query. */
const MOST_TEXTS = 900;
/** Longer texts are whole parts of a page. */
const LONGEST_TEXT = 1500;

export interface Pressed {
  path: string;
  field: FieldPath;
  /** The text on the page. */
  text: string;
}

const pageUrl = (page: string) => `${OFFICE_API}/content/page?path=${encodeURIComponent(page)}`;

/** File and key of a field. */
export interface Chosen {
  path: string;
  key: string;
}

export function PageFrame({
  page,
  version,
  chosen,
  onPress,
}: {
  /** File of the page; another file is another frame (key). */
  page: string;
  /** Changes with the page: the frame then reloads and keeps its scroll position. */
  version: string;
  /** The focused field; null for none. */
  chosen: Chosen | null;
  onPress: (pressed: Pressed) => void;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const newest = useRef({ chosen, onPress, loads: version, scrollY: 0 });
  Object.assign(newest.current, { chosen, onPress });

  useEffect(() => {
    const shown = frame.current?.contentDocument;
    if (shown && chosen) markChosen(shown, chosen, true);
  }, [chosen]);

  useEffect(() => {
    const view = frame.current?.contentWindow;
    if (!view || newest.current.loads === version) return;
    newest.current.loads = version;
    if (view.document.readyState === 'complete') newest.current.scrollY = view.scrollY;
    // Reloading before the first load would reload the empty document.
    view.location.replace(pageUrl(page));
  }, [page, version]);

  const prepare = async () => {
    const shown = frame.current?.contentDocument;
    // Only a page has a page's policy; another answer has none.
    if (shown?.contentType !== 'text/html') return;
    const { scrollY } = newest.current;
    shown.defaultView?.scrollTo({ top: scrollY, behavior: 'instant' });
    // Stops links from leaving the edited page, and lets folded parts open.
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
    await markPlaces(shown, page);
    if (newest.current.chosen) markChosen(shown, newest.current.chosen, false);
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
      title="The page with your changes"
      src={pageUrl(page)}
      sandbox="allow-same-origin allow-scripts"
      onLoad={() => void prepare()}
    />
  );
}
/** Elements with their own words, and their parents: a sentence may contain a link. */
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
  const texts = [...new Set(parts.values())]
    .filter((text) => text.length <= LONGEST_TEXT)
    .slice(0, MOST_TEXTS);
  const answer = await callOffice('POST /content/places', { page, texts });
  if (!answer.ok) return;
  const places = new Map(texts.map((text, index) => [text, answer.value.places[index]]));
  for (const [part, text] of parts) {
    const place = places.get(text);
    if (!place) continue;
    part.dataset.file = place.path;
    part.dataset.field = JSON.stringify(place.field);
    part.tabIndex = 0;
    // Headings, links and images already have a better role.
    if (part.matches('p, div, section, span')) part.role = 'button';
  }
  // One tab stop for each text.
  for (const part of parts.keys()) {
    const around = part.parentElement?.closest<HTMLElement>('[data-field]');
    if (around?.dataset.field !== part.dataset.field || !part.dataset.field) continue;
    part.tabIndex = -1;
    part.role = null;
  }
}

/** The text as readers see it: without source numbers, and with the alt text of images. */
function textOf(element: HTMLElement): string {
  const alt = element.getAttribute('alt');
  if (alt) return alt;
  const copy = element.cloneNode(true) as HTMLElement;
  for (const mark of copy.querySelectorAll('sup, script, style, svg')) mark.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function markChosen(shown: Document, { path, key }: Chosen, scrolls: boolean): void {
  for (const part of shown.querySelectorAll<HTMLElement>('[data-chosen]'))
    delete part.dataset.chosen;
  const parts = [...shown.querySelectorAll<HTMLElement>('[data-field]')];
  const same = parts.filter(
    ({ dataset }) =>
      dataset.file === path && keyOf(JSON.parse(dataset.field ?? '[]') as FieldPath) === key,
  );
  // Everything around a text has the same field.
  for (const part of same) part.dataset.chosen = '';
  const [part] = same;
  if (!part) return;
  const { top, bottom } = part.getBoundingClientRect();
  const view = shown.defaultView;
  // scrollIntoView would scroll the office as well.
  if (view && scrolls && (top < 0 || bottom > view.innerHeight))
    view.scrollTo({ top: view.scrollY + top - view.innerHeight / 3, behavior: 'instant' });
}
