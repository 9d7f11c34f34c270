import './phone.css';
import { type ReactNode, useSyncExternalStore } from 'react';
import * as m from '#messages';
import { type Territory, telephoneLink } from '../../../domain/territory/territory.ts';
import { useSettings } from '../../lib/site-data.ts';
import { shownCampaignPhone, watchPlace } from '../territory-store.ts';

/**
 * A call link for the visitor's territory. The links of all territories stand in the page and CSS shows the one that
 * fits `data-territory` on <html>: right before first paint, without JavaScript and without hydration.
 * Once the page runs, a campaign's number takes their place (site.yaml, campaign_phones).
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
  /** Name of the area, as in "Greenville office". */
  name: string;
}

interface CallLinkProps {
  /** None = the visitor's own territory. */
  office?: Office | undefined;
  className: string;
  /** What the link says, given the number. */
  children: (phone: string) => ReactNode;
}

/** A call link: on a place's own page to its office, elsewhere to the visitor's. A campaign's number replaces both. */
export function CallLink({ office, className, children }: CallLinkProps) {
  const { territories } = useSettings();
  const campaign = useCampaignPhone();
  const phone = campaign ?? (office && territories[office.territory]?.phone);
  if (!office || !phone) return <TerritoryPhone className={className}>{children}</TerritoryPhone>;
  return (
    <a className={className} href={telephoneLink(phone)} data-office-phone>
      {children(phone)}
    </a>
  );
}

/**
 * Says whose number a place's page names, and names the visitor's as well where another territory was detected or chosen
 * (content-loader/company.ts). Its room is kept, so that nothing moves when the location lookup answers.
 */
export function OfficeNote({ office }: { office: Office }) {
  return (
    <div className="office-note" data-office={office.territory}>
      {m.phone_office({ name: office.name })}{' '}
      <span className="visitors-office">
        {m.phone_yours()} <TerritoryPhone className="text-link" />
      </span>
    </div>
  );
}
