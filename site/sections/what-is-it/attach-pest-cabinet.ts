/** Shows the pests of pest-cabinet.tsx that fit every filter. Call once the page runs. */
import * as m from '#messages';

export function attachPestCabinet(): void {
  for (const cabinet of document.querySelectorAll('.pest-cabinet')) {
    const filters = [...cabinet.querySelectorAll('select')];
    const news = cabinet.querySelector('[role="status"]');
    const pests = [...cabinet.querySelectorAll<HTMLElement>('.cabinet-pests > li')];
    const show = () => {
      for (const pest of pests)
        pest.hidden = !filters.every(({ name, value }) => fits(pest.dataset[name], value));
      const shown = pests.filter(({ hidden }) => !hidden).length;
      if (news) news.textContent = m.pest_cabinet_shown({ shown, all: pests.length });
    };
    // A browser that comes back to the page has chosen again what was chosen.
    if (filters.some(({ value }) => value)) show();
    for (const filter of filters) filter.addEventListener('change', show);
  }
}

/** @param words with a space between them */
const fits = (words = '', value: string) => value === '' || words.split(' ').includes(value);
