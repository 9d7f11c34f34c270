import { pageLocale } from '../../../domain/language/language.ts';

/** Writes today's date on the visitor's clock, as in "Monday, November 23, 2026". */
export function showTodaysDate(element: Element | null): void {
  if (!element) return;
  element.textContent = new Date().toLocaleDateString(pageLocale(), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
  });
}

/** For dates outside of islands. */
export function attachTodaysDate(): void {
  for (const element of document.querySelectorAll('.todays-date')) showTodaysDate(element);
}
