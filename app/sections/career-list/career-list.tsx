import './career-list.css';
import type { Careers, Role } from '../../../domain/content/careers-schema.ts';
import { useSite } from '../../lib/site-data.ts';
import { CheckList } from '../check-list/check-list.tsx';

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
            {sample && <small>sample role</small>}
          </p>
          <p>{role.summary}</p>
          <h4>What a week holds</h4>
          <CheckList items={role.does} />
          <h4>What you bring</h4>
          <CheckList items={role.needs} mark="yes" />
          <p>{role.training}</p>
          {role.open ? (
            <a className="button" href={applicationLink(email, mail_subject, role)}>
              Apply by e-mail
            </a>
          ) : (
            <p>
              <b>Not open right now.</b>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function applicationLink(email: string, subject: string, role: Role): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject.replace('{role}', role.title))}`;
}
