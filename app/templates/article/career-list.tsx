import type { Careers } from '../../../domain/content/careers-schema.ts';
import { MarkedList } from '../../components/page-sections/page-sections.tsx';
import { useSite } from '../../site/site-data.ts';

/** The roles; each is applied for by e-mail. */
export function CareerList({ roles, mail_subject, sample }: Careers) {
  const { email } = useSite().site.contact;
  return roles.map((role) => (
    <section key={role.id} className="page-section" id={role.id}>
      <h2>{role.title}</h2>
      {sample && <p>Sample role, until the owner lists the real openings.</p>}
      <h3>What you do</h3>
      <MarkedList items={role.does} />
      <h3>What you bring</h3>
      <MarkedList items={role.needs} />
      <p>{role.training}</p>
      <p>
        <a
          className="text-link"
          href={`mailto:${email}?subject=${encodeURIComponent(mail_subject.replace('{role}', role.title))}`}
        >
          Apply by e-mail
        </a>
      </p>
    </section>
  ));
}
