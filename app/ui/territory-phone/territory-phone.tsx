import type { ReactNode } from 'react';
import { useSettings } from '../../lib/site-data.ts';
import { useCampaignPhone } from '../../lib/territory/use-campaign-phone.ts';

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

/** `(804) 555-0142` to `tel:+18045550142`. */
export function telephoneLink(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '')}`;
}
