import * as m from '#messages';
import './zip-answer-page.css';
import type { NavigationItem } from '../../content-loader/navigation.ts';
import type { ServiceAnswer } from '../../domain/territory/served-area.ts';
import { answerHeading, ZipAnswer } from '../widgets/zip-check/zip-answer.tsx';
import { ZipForm } from '../widgets/zip-check/zip-form.tsx';

/**
 * What a ZIP code leads to where no script answers it.
 * @param places with a page of their own, in the area that serves it
 */
export function ZipAnswerPage({
  answer,
  places,
}: {
  answer: ServiceAnswer;
  places: NavigationItem[];
}) {
  return (
    <div className="zip-page">
      <section className="wrap" aria-labelledby="zip-page-heading">
        <h1 id="zip-page-heading">{answerHeading(answer)}</h1>
        <ZipAnswer answer={answer} />
        {places.length > 0 && (
          <>
            <h2>{m.zip_answer_places_we_know_well_there()}</h2>
            <ul className="zip-page-places">
              {places.map(({ name, href }) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                </li>
              ))}
            </ul>
          </>
        )}
        <h2>
          {answer.kind === 'malformed' ? m.zip_answer_try_again() : m.zip_answer_another_zip_code()}
        </h2>
        <ZipForm />
      </section>
    </div>
  );
}
