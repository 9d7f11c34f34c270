import { type FormEvent, useEffect, useRef, useState } from 'react';
import { closePopover } from '../../browser/dialogs.ts';
import { useSite } from '../../site/site-data.ts';
import type { ZipChoice } from '../../territory/choose-by-zip.ts';
import { chooseTerritory, useTerritory } from '../../territory/territory-store.ts';

export const TERRITORY_PANEL_ID = 'territory-panel';

/**
 * Lets the visitor choose an area or type a ZIP code; their choice wins over detection and lasts. A popover, so
 * that it opens before React runs; without JavaScript its buttons lead to the list of areas.
 */
export function TerritoryPanel() {
  const { site, areas, navigation } = useSite();
  const { area: shown } = useTerritory();
  const panel = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState('');
  const [news, setNews] = useState('');

  // Tab past the end closes: focus would go on behind the panel.
  useEffect(() => {
    const closeBehind = ({ target }: FocusEvent) => {
      if (!panel.current?.contains(target as Node)) closePopover(panel.current);
    };
    document.addEventListener('focusin', closeBehind);
    return () => document.removeEventListener('focusin', closeBehind);
  }, []);

  const close = (area: string) => {
    closePopover(panel.current);
    setProblem('');
    setNews(`Now serving ${area}.`);
  };
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const area = areas.find(({ short_label }) => short_label === submitter?.getAttribute('value'));
    if (!area) return;
    chooseTerritory({ territory: area.territory, area: area.short_label });
    close(area.short_label);
  };
  const chooseZip = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const choice = await chooseByZip(String(new FormData(form).get('zip')));
    if (choice.ok) {
      form.reset();
      close(choice.area);
    } else setProblem(sentenceFor(choice.reason));
  };

  const hasAreasPage = navigation.footer.some(({ items }) =>
    items.some(({ href }) => href === '/service-areas'),
  );
  const listOfAreas = hasAreasPage ? '/service-areas' : '/quote';
  return (
    <>
      <span className="visually-hidden" role="status">
        {news}
      </span>
      <div
        ref={panel}
        id={TERRITORY_PANEL_ID}
        className="territory-panel"
        popover="auto"
        role="dialog"
        aria-labelledby="territory-title"
        onToggle={({ newState, currentTarget }) => {
          setProblem('');
          if (newState === 'open') currentTarget.querySelector<HTMLElement>('form button')?.focus();
        }}
      >
        <div className="territory-panel-head">
          <h2 id="territory-title">Where is your home?</h2>
          <button
            type="button"
            popoverTarget={TERRITORY_PANEL_ID}
            popoverTargetAction="hide"
            aria-label="Close"
          >
            ×
          </button>
        </div>
        <p>You get the phone number and the quote form for your area.</p>
        <form action={listOfAreas} onSubmit={choose}>
          <ul className="territory-areas">
            {areas.map(({ id: key, label, short_label }) => (
              <li key={key}>
                <button
                  type="submit"
                  name="area"
                  value={short_label}
                  aria-pressed={short_label === shown}
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </form>
        <form className="territory-zip" action={listOfAreas} noValidate onSubmit={chooseZip}>
          <label htmlFor="territory-zip">Or type your ZIP code</label>
          <div>
            <input
              id="territory-zip"
              name="zip"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={10}
              aria-describedby="territory-problem"
              aria-invalid={problem ? true : undefined}
              onInput={() => setProblem('')}
            />
            <button type="submit" className="button small">
              Use this ZIP
            </button>
          </div>
          <p id="territory-problem" className="territory-problem" role="alert">
            {problem && `${problem} You can also call ${site.territories.other.phone}.`}
          </p>
        </form>
      </div>
    </>
  );
}

async function chooseByZip(zip: string): Promise<ZipChoice> {
  try {
    const choosing = await import('../../territory/choose-by-zip.ts');
    return await choosing.chooseByZip(zip);
  } catch {
    return { ok: false, reason: 'unreachable' };
  }
}

function sentenceFor(reason: (ZipChoice & { ok: false })['reason']): string {
  switch (reason) {
    case 'malformed':
      return 'A ZIP code has five digits, like 12345.';
    case 'unknown':
      return 'That ZIP code is not on our list yet. Please pick the area closest to you.';
    case 'unreachable':
      return 'We could not look that up just now. Please pick the area closest to you.';
  }
}
