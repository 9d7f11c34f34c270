import './career-list.css';
import * as m from '#messages';
import type { Careers, Role } from '../../../domain/content/careers-schema.ts';
import { useSite } from '../../lib/use-site.ts';
import { IconList } from '../guide/icon-list.tsx';

/**
 * The roles; visitors apply by e-mail.
 * @param areaLabels labels of the areas by id
 */
export function CareerList({
  careers: { roles, mail_subject, sample },
  areaLabels,
}: {
  careers: Careers;
  areaLabels: Record<string, string>;
}) {
  const { email } = useSite().site.contact;
  // Open roles first.
  const sorted = roles.toSorted((a, b) => Number(b.open) - Number(a.open));
  return (
    <ul className="columns career-list">
      {sorted.map((role) => (
        <li key={role.id} className="sheet" id={role.id}>
          <h3>{role.title}</h3>
          <p className="career-where">
            {role.areas.map((area) => areaLabels[area]?.replace(', ', ',\u00a0')).join(', ')}
            {sample && <small className="sample">{m.career_sample_role()}</small>}
          </p>
          <p>{role.summary}</p>
          <p>{role.training}</p>
          <details className="fold">
            <summary>{m.career_the_week_and_what_you_bring()}</summary>
            <h4>{m.career_what_a_week_holds()}</h4>
            <IconList items={role.does} />
            <h4>{m.career_what_you_bring()}</h4>
            <IconList items={role.needs} mark="yes" />
          </details>
          {role.open ? (
            <a className="button quiet" href={applicationLink(email, mail_subject, role)}>
              {m.career_apply_by_e_mail()}
            </a>
          ) : (
            <p>{m.career_not_open_right_now()}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

function applicationLink(email: string, subject: string, role: Role): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject.replace('{role}', role.title))}`;
}
