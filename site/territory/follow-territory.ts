/** Updates the visitor's place while the page is open: choices in other tabs, the URL, the name of a detected area. */
import { areaOfLocation } from '../../domain/territory/area.ts';
import type { VisitorLocation } from '../../domain/territory/territory.ts';
import { observeChanges } from '../lib/browser/observers.ts';
import { deviceStorage } from '../lib/browser/storage.ts';
import { isTerritory } from '../lib/shown-company.ts';
import { chooseByZip, loadAreaPlaces } from './choose-by-zip.ts';
import { chooseTerritory, STORED, show, showArea } from './territory-store.ts';

export function followTerritory(): void {
  addEventListener('storage', ({ key }) => key === STORED.chosenTerritory && showStored());
  // A page from the browser's page cache may be older than the choice.
  addEventListener('pageshow', ({ persisted }) => persisted && showStored());
  const nameArea = () => void nameDetectedArea();
  observeChanges(document.documentElement, { attributeFilter: ['data-place'] }, nameArea);
  void applyRequestedArea();
  nameArea();
}

function showStored(): void {
  const territory = deviceStorage.read(STORED.chosenTerritory);
  if (isTerritory(territory))
    show({ territory, area: deviceStorage.read(STORED.areaLabel) || null });
}

/** `?area=Greenville` and `?zip=29601`: choices made in the territory panel before scripts ran. */
async function applyRequestedArea(): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const [zip, name] = [asked.get('zip'), asked.get('area')];
  if (zip) await chooseByZip(zip);
  else if (name) {
    const area = (await loadAreaPlaces())?.find(({ short_label }) => short_label === name);
    if (area) chooseTerritory({ territory: area.territory, area: area.short_label });
  }
}

/** Names the area of a detected location, for which the territory is known already. */
async function nameDetectedArea(): Promise<void> {
  const { place, chosen, territory } = document.documentElement.dataset;
  if (!place || chosen) return;
  const areas = await loadAreaPlaces();
  const area = areas && areaOfLocation(JSON.parse(place) as VisitorLocation, territory, areas);
  if (!area || document.documentElement.dataset.chosen) return;
  showArea(area.short_label);
  deviceStorage.write(STORED.areaLabel, area.short_label);
}
