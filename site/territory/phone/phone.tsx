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
 * A call link for the visitor's territory. The links of all territories stand in the page and CSS shows the one that
 * fits `data-territory` on <html>: right before first paint, without JavaScript and without hydration.
 * Once the page runs, a campaign's number takes their place (site.yaml, campaign_phones). A company without a number has no link.
 * @param children what the link says, given the shown number; default the number itself.
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

/** The number of the campaign that brought the visitor, in place of their territory's; null = that one stays. */
function useCampaignPhone(): string | null {
  return useSyncExternalStore(watchPlace, shownCampaignPhone, () => null);
}

/** The office a place is served from. */
export interface Office {
  /** Whose number it has. */
  territory: Territory;
  /** The area, as in "Part of our service area Greenville". */
  name: string;
  /** Whether the place has the area's name, which then needs no line of its own. */
  isHere: boolean;
}

/**
 * On a place's own page: when we answer, and which office serves the place, with its number where the page shows that of another territory
 * (publisher/read/company-module.ts). The number's room stays free, so that nothing moves when the location lookup answers.
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

/** Beside a call button of a Spanish page: whether the phone is answered in Spanish. Nothing on an English page. */
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
