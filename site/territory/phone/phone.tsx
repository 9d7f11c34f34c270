import './phone.css';
import { type ReactNode, useSyncExternalStore } from 'react';
import * as m from '#messages';
import { hoursInWords } from '../../../domain/hours/live-promise.ts';
import { pageLanguage } from '../../../domain/language/language.ts';
import {
  hasPhone,
  settingsOf,
  type Territory,
  telephoneLink,
} from '../../../domain/territory/territory.ts';
import { useSettings, useSite } from '../../lib/use-site.ts';
import { shownCampaignPhone, watchPlace } from '../territory-store.ts';

/**
 * A call link for the visitor's territory. The page has the links of all territories; CSS shows that of `data-territory` on <html>, so
 * it is right before the first paint and without scripts. A campaign's number replaces them (campaign-phone.ts). Without a number
 * there is no link.
 * @param children text of the link, given the number; default the number
 */
export function TerritoryPhone({
  className,
  children = (phone) => phone,
}: {
  className?: string;
  children?: (phone: string) => ReactNode;
}) {
  const { territories } = useSettings();
  const campaign = useCampaignPhone();
  return Object.entries(territories).map(([territory, settings]) => {
    const phone = campaign ?? settings.phone;
    if (!phone) return null;
    return (
      <a
        key={territory}
        className={className}
        href={telephoneLink(phone)}
        data-for-territory={territory}
      >
        {children(phone)}
      </a>
    );
  });
}

function useCampaignPhone(): string | null {
  return useSyncExternalStore(watchPlace, shownCampaignPhone, () => null);
}

/** The office that serves a place. */
export interface Office {
  territory: Territory;
  /** Its area, as in "Part of our service area Greenville". */
  name: string;
  /** True if the place has the area's name. */
  isHere: boolean;
}

/**
 * On a place's page: the hours, and the office that serves it. Its number is visible only if the page shows that of another territory
 * (publisher/read/company-module.ts), but always takes room, so that nothing moves when the location lookup answers.
 */
export function OfficeNote({ office: { territory, name, isHere } }: { office: Office }) {
  const { territories } = useSettings();
  const { hours } = useSite().site;
  const { phone } = settingsOf(territories, territory);
  return (
    <p className="office-note" data-office={territory}>
      {hoursInWords(hours)}{' '}
      <span className={isHere ? 'office-number' : undefined}>
        {m.phone_office({ name })}
        {phone && (
          <span className="office-number">
            :{' '}
            <a className="text-link" href={telephoneLink(phone)}>
              {phone}
            </a>
          </span>
        )}
      </span>
    </p>
  );
}

/** Beside a call button on a Spanish page: whether the office answers in Spanish. */
export function PhoneLanguage() {
  const { contact, territories } = useSite().site;
  const isUnknown = contact.answers_in_spanish === undefined;
  if (pageLanguage() !== 'es' || isUnknown || !hasPhone(territories)) return null;
  return (
    <p className="phone-language">
      {contact.answers_in_spanish ? m.phone_we_speak_spanish() : m.phone_write_in_spanish()}
    </p>
  );
}
