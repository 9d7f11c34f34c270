import './faq.css';
import * as m from '#messages';
import type { Home } from '../../../domain/content/home-schema.ts';
import type { Faq as Question } from '../../../domain/content/site-schema.ts';
import { hoursInWords } from '../../../domain/hours/live-promise.ts';
import { useSite } from '../../lib/use-site.ts';
import { PhoneLanguage, TerritoryPhone } from '../../territory/phone/phone.tsx';
import { ZipForm } from '../../widgets/zip-form/zip-form.tsx';

/** The questions. One is open at a time and can be closed (spec §4). */
export function Faq({ words, questions }: { words: Home['faq']; questions: Question[] }) {
  const { checksZips, site } = useSite();
  const { hours } = site;
  return (
    <section className="faq" id="faq" aria-labelledby="faq-heading">
      <div className="wrap faq-columns">
        <div className="faq-side">
          <h2 id="faq-heading">{words.heading}</h2>
          <p>
            {words.lead} {hoursInWords(hours)}
          </p>
          <TerritoryPhone className="text-link faq-phone" />
          <PhoneLanguage />
          {checksZips && <ZipForm />}
        </div>
        <div className="faq-list">
          {questions.map(({ question, answer, portal }, index) => (
            <details key={question} name="faq" open={index === 0}>
              <summary>
                <h3>{question}</h3>
              </summary>
              <p>
                {answer}
                {portal && (
                  <>
                    {' '}
                    <a className="text-link" href={portal}>
                      {m.faq_open_the_customer_portal()}
                    </a>
                  </>
                )}
              </p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
