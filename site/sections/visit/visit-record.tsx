import './visit-record.css';
import * as m from '#messages';
import type { VisitRecord as Shown } from '../../../publisher/page-data/visit-record.ts';
import { useSite } from '../../lib/site-data.ts';
import { SpecimenCard } from '../species/specimen-card.tsx';

/** The slip that stays with the customer after a visit. It says that it is an example. */
export function VisitRecord({
  record: { service, found, product, epaNumber, place },
}: {
  record: Shown;
}) {
  const { brand } = useSite().site;
  const { name, latin, drawing } = found;
  return (
    <figure className="visit-record">
      <figcaption>
        <b>{brand.name}</b>
        <span>{service}</span>
        <small className="sample">{m.visit_record_an_example()}</small>
      </figcaption>
      <SpecimenCard drawing={drawing} alt="" />
      <dl>
        <div>
          <dt>{m.visit_record_found()}</dt>
          <dd>
            {name}
            <i lang="la">{latin}</i>
          </dd>
        </div>
        <div>
          <dt>{m.visit_record_used()}</dt>
          <dd>
            <span translate="no">{product}</span>
            <small>{m.visit_record_epa_number({ number: epaNumber })}</small>
          </dd>
        </div>
        <div>
          <dt>{m.visit_record_where()}</dt>
          <dd>{place}</dd>
        </div>
      </dl>
    </figure>
  );
}
