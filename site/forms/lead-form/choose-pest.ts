import { choiceOfPage } from '../../../domain/content/trade.ts';

/**
 * Chooses in the form's chips (pest-chips.tsx) the pest that the address of this page or of the page around it names, else the one that
 * was chosen before, else the one that the page is about. What the visitor chose here stays. A pest that only its own pages ask for takes
 * the place of the last of the others.
 * @param before stored with the draft
 */
export function choosePest(form: HTMLElement, before?: string): void {
  const chips = form.querySelector('.quote-pests');
  if (!chips || chips.querySelector(':checked')) return;
  const own = new URL(location.href);
  const pages = document.referrer && window !== parent ? [own, new URL(document.referrer)] : [own];
  const named = pages.map(({ searchParams }) => searchParams.get('pest')).find(Boolean);
  const pest = named
    ? choiceOfPage(named)?.stored
    : (before ?? pages.map(({ pathname }) => choiceOfPage(pathname)?.stored).find(Boolean));
  const radio = [...chips.querySelectorAll('input')].find(({ value }) => value === pest);
  if (!radio) return;
  radio.checked = true;
  const label = radio.closest('label');
  const last = chips.querySelector('[data-own]')?.previousElementSibling as HTMLElement | null;
  if (!label?.hidden || !last) return;
  label.hidden = false;
  last.hidden = true;
}
