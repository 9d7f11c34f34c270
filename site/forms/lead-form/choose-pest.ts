import { choiceOfPage } from '../../../domain/content/trade.ts';

/**
 * Chooses a pest in the form's chips (pest-chips.tsx), unless the visitor has: the one in the URL of this page or of the page around
 * the frame, else that of the draft, else the one that the page is about. A pest that only its own pages offer replaces the last of
 * the other chips.
 * @param drafted the pest in the draft
 */
export function choosePest(form: HTMLElement, drafted?: string): void {
  const chips = form.querySelector('.quote-pests');
  if (!chips || chips.querySelector(':checked')) return;
  const own = new URL(location.href);
  const pages = document.referrer && window !== parent ? [own, new URL(document.referrer)] : [own];
  const named = pages.map(({ searchParams }) => searchParams.get('pest')).find(Boolean);
  const pest = named
    ? choiceOfPage(named)?.stored
    : (drafted ?? pages.map(({ pathname }) => choiceOfPage(pathname)?.stored).find(Boolean));
  const radio = [...chips.querySelectorAll('input')].find(({ value }) => value === pest);
  if (!radio) return;
  radio.checked = true;
  const label = radio.closest('label');
  const last = chips.querySelector('[data-own]')?.previousElementSibling as HTMLElement | null;
  if (!label?.hidden || !last) return;
  label.hidden = false;
  last.hidden = true;
}
