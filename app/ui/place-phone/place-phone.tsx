import * as m from '#messages';
import './place-phone.css';
import type { ReactNode } from 'react';
import type { Territory } from '../../../domain/territory/territory.ts';
import { useSite } from '../../lib/site-data.ts';
import { useCampaignPhone } from '../../lib/territory/use-campaign-phone.ts';
import { TerritoryPhone, telephoneLink } from '../territory-phone/territory-phone.tsx';

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
  const { territories } = useSite().site;
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
 * (build/company.ts). Its room is kept, so that nothing moves when the location lookup answers.
 */
export function OfficeNote({ office }: { office: Office }) {
  return (
    <div className="office-note" data-office={office.territory}>
      {m.place_phone_office({ name: office.name })}{' '}
      <span className="visitors-office">
        {m.place_phone_yours()} <TerritoryPhone className="text-link" />
      </span>
    </div>
  );
}
