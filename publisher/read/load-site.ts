/** The settings of a company (site.yaml), and texts that use them. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { fillSettings } from '../../domain/content/fill-settings.ts';
import { mapTexts } from '../../domain/content/map-texts.ts';
import { Counter, Site } from '../../domain/content/site-schema.ts';
import { hoursOfWeek } from '../../domain/hours/hours-of-week.ts';
import { pageLanguage, pathIn } from '../../domain/language/language.ts';
import { placeOfText } from '../check/field-lines.ts';
import { buildEnv } from './build-env.ts';
import { ContentError } from './content-error.ts';
import { madeOnce, readOnce } from './read-once.ts';
import { fileIn, readTranslated } from './read-translated.ts';

/** The settings, with words in the current language. */
export const loadSite = readOnce((dir) => {
  const file = join(dir, 'site.yaml');
  const language = pageLanguage();
  const sources = [file, fileIn(language, file)].map(
    (one) => existsSync(one) && readFileSync(one, 'utf8'),
  );
  return madeOnce(`site ${language} ${dir}`, sources, () => {
    const site = readTranslated(file, Site, 'English');
    return applyBuildOverrides(
      withConsentVersion(withTerritories(withHoursLabel(withoutPeriod(site)))),
    );
  });
});

/** A lead stores only the version of the consent, so the version is derived from the words: other words, another version. */
function withConsentVersion(site: Site): Site {
  const { version: _none, ...words } = site.consent;
  const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex');
  return { ...site, consent: { ...words, version: hash.slice(0, 12) } };
}

/** Pages end `free_reservice` with a period of their own. */
function withoutPeriod(site: Site): Site {
  const free_reservice = site.claims.free_reservice?.replace(/\.$/, '');
  return { ...site, claims: { ...site.claims, free_reservice } };
}

/** Hours without a label get one made from the days, as in "Monday to Friday 8 am to 6 pm". */
function withHoursLabel(site: Site): Site {
  const label = site.hours.label || hoursOfWeek(site.hours);
  return { ...site, hours: { ...site.hours, label } };
}

/**
 * A territory without its own number gets the company's. The site's own quote forms are those of the current language; a provider's
 * form stays unchanged.
 */
function withTerritories(site: Site): Site {
  const territories = Object.entries(site.territories).map(([name, territory]) => {
    const { phone, quote_form } = territory;
    const form = quote_form.startsWith('/') ? pathIn(pageLanguage(), quote_form) : quote_form;
    return [name, { ...territory, phone: phone || site.contact.phone, quote_form: form }];
  });
  return { ...site, territories: Object.fromEntries(territories) as Site['territories'] };
}

/** Public settings that the person who deploys may override (docs/hosting.md). */
function applyBuildOverrides(site: Site): Site {
  return {
    ...site,
    geolocation_url: buildEnv.geolocationUrl || site.geolocation_url,
    analytics_id: buildEnv.analyticsId || site.analytics_id,
    counter: counterOverride() ?? site.counter,
  };
}

/** The value becomes part of the pages' security policy, so it must follow the rule of the setting. */
function counterOverride(): string | null {
  if (!buildEnv.counter) return null;
  const read = v.safeParse(Counter, buildEnv.counter);
  if (read.success) return read.output;
  const says = `expected ${read.issues[0].message}, found ${buildEnv.counter}`;
  throw new ContentError({ file: 'PUBLIC_COUNTER', line: null, says });
}

/** Fills in {path.to.field} from site.yaml. An unknown path is a fault of that file. */
export function filledWith(site: Site, file: string): <T>(value: T) => T {
  return (value) => {
    try {
      return mapTexts(value, (text) => fillSettings(text, site));
    } catch (error) {
      const { message, cause } = error as Error;
      if (typeof cause !== 'string') throw error;
      throw new ContentError({ ...placeOfText(file, cause), says: message });
    }
  };
}
