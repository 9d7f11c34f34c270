import { pageLocale } from '../../../domain/language/language.ts';

/** Writes the visitor's day into todays-date.tsx, as in "Monday, November 23, 2026". */
export function showTodaysDate(element: Element | null): void {
  if (!element) return;
  element.textContent = new Date().toLocaleDateString(pageLocale(), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
  });
}

/** On a page that is no island. */
export function attachTodaysDate(): void {
  for (const element of document.querySelectorAll('.todays-date')) showTodaysDate(element);
}
