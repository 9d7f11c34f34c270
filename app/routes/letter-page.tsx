import type { ServiceData } from '../../content-loader/service-data.ts';
import { LetterForm } from '../forms/letter-form/letter-form.tsx';
import { ServicePage } from './service-page.tsx';

/** The clearance letter: a service with a request form of its own, for the agent with a date to keep. */
export function LetterPage({ page }: { page: ServiceData }) {
  return (
    <ServicePage
      page={page}
      request={{ id: 'request', title: 'Request a letter', body: <LetterForm /> }}
    />
  );
}
