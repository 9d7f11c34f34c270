import './career-list.css';
import * as m from '#messages';
import type { Careers, Role } from '../../../domain/content/careers-schema.ts';
import { useSite } from '../../lib/site-data.ts';
import { IconList } from '../icon-list/icon-list.tsx';

/**
 * The roles; each is applied for by e-mail.
 * @param areaLabels names of the areas by id
 */
export function CareerList({
  careers: { roles, mail_subject, sample },
  areaLabels,
}: {
  careers: Careers;
  areaLabels: Record<string, string>;
}) {
  const { email } = useSite().site.contact;
  return (
    <ul className="career-list">
      {roles.map((role) => (
        <li key={role.id} id={role.id}>
          <h3>{role.title}</h3>
          <p className="career-where">
            {role.areas.map((area) => areaLabels[area]).join(', ')}
            {sample && <small>{m.career_sample_role()}</small>}
          </p>
          <p>{role.summary}</p>
          {role.open ? (
            <a className="button" href={applicationLink(email, mail_subject, role)}>
              {m.career_apply_by_e_mail()}
            </a>
          ) : (
            <p>
              <b>{m.career_not_open_right_now()}</b>
            </p>
          )}
          <h4>{m.career_what_a_week_holds()}</h4>
          <IconList items={role.does} />
          <h4>{m.career_what_you_bring()}</h4>
          <IconList items={role.needs} mark="yes" />
          <p>{role.training}</p>
        </li>
      ))}
    </ul>
  );
}

function applicationLink(email: string, subject: string, role: Role): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject.replace('{role}', role.title))}`;
}
