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
  const closed = roles.filter(({ open }) => !open);
  return (
    <>
      <ul className="career-list">
        {roles
          .filter(({ open }) => open)
          .map((role) => (
            <li key={role.id} id={role.id}>
              <h3>{role.title}</h3>
              <p className="career-where">
                {role.areas.map((area) => areaLabels[area]).join(', ')}
                {sample && <small className="sample">{m.career_sample_role()}</small>}
              </p>
              <p>{role.summary}</p>
              <a className="button" href={applicationLink(email, mail_subject, role)}>
                {m.career_apply_by_e_mail()}
              </a>
              <h4>{m.career_what_a_week_holds()}</h4>
              <IconList items={role.does} />
              <h4>{m.career_what_you_bring()}</h4>
              <IconList items={role.needs} mark="yes" />
              <p>{role.training}</p>
            </li>
          ))}
      </ul>
      {closed.length > 0 && (
        <div className="career-closed">
          <h3>{m.career_not_open_right_now()}</h3>
          <ul>
            {closed.map(({ id, title, areas, summary }) => (
              <li key={id} id={id}>
                <b>{title}</b>, {areas.map((area) => areaLabels[area]).join(', ')}. {summary}
                {sample && <small className="sample">{m.career_sample_role()}</small>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function applicationLink(email: string, subject: string, role: Role): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject.replace('{role}', role.title))}`;
}
