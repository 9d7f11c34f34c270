/**
 * Sets the visitor's territory on <html> before the first paint: their choice, else a detection of the last 24 hours, else that of the
 * page (page-territory.ts) until the location lookup answers (spec §4, §7, §8). Part of the inline script, so every byte is on every
 * page.
 */
import { territoryOf } from '../../domain/territory/territory.ts';
import { attempt } from '../lib/browser/attempt.ts';
import { isTerritory, pageCompany } from '../lib/shown-company.ts';

const CACHED = 'detected_territory';

/** @param onForms called when `data-form` of <html> has the territory of the form: when it is known, or after one second */
export function startTerritory({ dataset, style }: HTMLElement, onForms: () => void): void {
  // Without storage, every page looks the territory up.
  const stored: Partial<Storage> = attempt(() => localStorage, null) ?? {};
  const showForms = () => {
    dataset.form = dataset.territory as string;
    onForms();
  };

  const detect = async (attempt: number) => {
    try {
      const response = await fetch(dataset.geolocation as string);
      if (!response.ok) throw response.status;
      const place = await response.json();
      const region = place.region_code?.trim();
      const territory = territoryOf(place, pageCompany().rules);
      // The visitor has chosen meanwhile.
      if (dataset.chosen) return;
      // As for a private address. A failure (spec §8): nothing is stored, and another lookup would answer the same.
      if (!region) {
        console.warn('Geolocation failed: no region');
        return showForms();
      }
      // follow-territory.ts names the area.
      dataset.place = JSON.stringify(place);
      dataset.territory = territory;
      showForms();
      stored[CACHED] = territory;
      stored[`${CACHED}_timestamp`] = Date.now();
      stored.area_label = '';
    } catch (error) {
      console.error(error);
      // Three attempts; the delay doubles from 1 s and does not reach its cap (spec §7).
      if (attempt < 2 && !dataset.place) setTimeout(detect, 1000 << attempt, attempt + 1);
    }
  };

  // Every form posts the territory whose number the page shows.
  addEventListener(
    'submit',
    ({ target }) => {
      const { territory } = target as unknown as Record<string, HTMLInputElement>;
      if (territory) territory.value = dataset.territory as string;
    },
    true,
  );

  const label = stored.area_label;
  // Spec §9: 24 hours.
  const age = Date.now() - stored[`${CACHED}_timestamp`];
  const territory = stored.chosen_territory ?? (age >= 0 && age <= 864e5 && stored[CACHED]);
  if (isTerritory(territory)) {
    dataset.territory = territory;
    // As CSS `content`; see site/layout/territory-control.
    if (label) style.setProperty('--area', `"${label}"`);
    showForms();
  } else if (dataset.geolocation && !document.prerendering) {
    // The forms wait for the lookup for at most one second.
    setTimeout(showForms, 1000);
    void detect(0);
  }
}
