import * as m from '#messages';
import { closePopover } from '../../lib/browser/dialogs.ts';
import { pageCompany } from '../../lib/shown-company.ts';
import { chooseByZip, type ZipChoice } from '../../territory/choose-by-zip.ts';
import { chooseTerritory, shownArea, watchPlace } from '../../territory/territory-store.ts';

/** Adds the behavior of territory-panel.tsx. Does nothing on a page without it. */
export function attachTerritoryPanel(): void {
  const panel = document.querySelector<HTMLElement>('.territory-panel');
  const choice = panel?.querySelector<HTMLFormElement>('.territory-choice');
  const zipForm = panel?.querySelector<HTMLFormElement>('.territory-zip');
  const zip = zipForm?.querySelector('input');
  const problem = panel?.querySelector('[role="alert"]');
  const news = document.querySelector('#territory-news');
  if (!panel || !choice || !zipForm || !zip || !problem || !news) return;
  const areas = [...choice.querySelectorAll<HTMLButtonElement>('button')];

  const show = (sentence: string) => {
    problem.textContent =
      sentence &&
      m.territory_control_you_can_also_call({ sentence, main_phone: pageCompany().main_phone });
    zip.ariaInvalid = sentence ? 'true' : null;
  };
  const close = (area: string) => {
    closePopover(panel);
    show('');
    news.textContent = m.territory_control_now_serving({ area });
  };
  const markShown = () => {
    for (const button of areas) button.ariaPressed = String(button.value === shownArea());
  };

  zipForm.noValidate = true;
  markShown();
  watchPlace(markShown);
  panel.addEventListener('toggle', ({ newState }) => {
    show('');
    if (newState === 'open') areas[0]?.focus();
  });
  // Tab past the end closes the panel, or focus would go on behind it.
  document.addEventListener('focusin', ({ target }) => {
    if (!panel.contains(target as Node)) closePopover(panel);
  });
  choice.addEventListener('submit', (event) => {
    const { value: area, dataset } = event.submitter as HTMLButtonElement;
    event.preventDefault();
    chooseTerritory({ territory: dataset.territoryOf as string, area });
    close(area);
  });
  zip.addEventListener('input', () => show(''));
  zipForm.addEventListener('submit', async (event) => {
    event.preventDefault();
    const chosen = await chooseByZip(zip.value);
    if (chosen.ok) {
      zipForm.reset();
      close(chosen.area);
    } else show(sentenceFor(chosen.reason));
  });
}

function sentenceFor(reason: (ZipChoice & { ok: false })['reason']): string {
  switch (reason) {
    case 'malformed':
      return m.common_a_zip_code_has_five_digits_like();
    case 'unknown':
      return m.territory_control_that_zip_code_is_not_on_our_list();
    case 'unreachable':
      return m.territory_control_we_could_not_look_that_up_just_now();
  }
}
