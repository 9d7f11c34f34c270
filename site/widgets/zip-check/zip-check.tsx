import { localPath } from '../../../domain/language/language.ts';
import './zip-check.css';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import {
  answerZip,
  type ServedArea,
  type ServiceAnswer,
} from '../../../domain/territory/served-area.ts';
import { fetchOnce } from '../../lib/fetch-once.ts';
import { chooseTerritory } from '../../territory/territory-store.ts';
import { island } from '../islands/island.tsx';
import { answerHeading, type Offer, useOffer, ZipAnswer } from './zip-answer.tsx';
import { ZipForm } from './zip-form.tsx';

/**
 * "Do you serve my ZIP?", answered on the spot. A visitor who is served gets the phone number of their territory from then
 * on. Before scripts run, and when the codes cannot be loaded, the server answers with a page.
 */
export function Check(offer: Offer) {
  const [answer, setAnswer] = useState<ServiceAnswer | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const answerTo = useCallback(async (zip: string) => {
    const found = answerZip(zip, await loadServedAreas());
    if ('area' in found)
      chooseTerritory({ territory: found.area.territory, area: found.area.short_label });
    setAnswer(found);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every answer
  useEffect(() => heading.current?.focus(), [answer]);
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('zip');
    if (asked) answerTo(asked).catch(reportMissing);
  }, [answerTo]);

  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    answerTo(String(new FormData(form).get('zip'))).catch((error: unknown) => {
      reportMissing(error);
      form.submit();
    });
  };
  const malformed = answer?.kind === 'malformed';
  return (
    <div className="zip-check">
      <ZipForm onSubmit={check} problem={malformed ? answerHeading(answer) : undefined} />
      {answer && !malformed && (
        <section className={`zip-answer zip-answer-${answer.kind}`} aria-labelledby="zip-answer">
          <h2 id="zip-answer" ref={heading} tabIndex={-1}>
            {answerHeading(answer)}
          </h2>
          <ZipAnswer answer={answer} {...offer} />
        </section>
      )}
    </div>
  );
}

const loadServedAreas = fetchOnce<ServedArea[]>(localPath('/zip-places.json'));

function reportMissing(error: unknown): void {
  console.warn('The ZIP codes could not be loaded.', error);
}

/** Where pages are served without our server, another page's form leads here with its code in the URL. */
const ZipIsland = island('zip-check', Check, { query: ['zip'] });

export function ZipCheck() {
  return <ZipIsland {...useOffer()} />;
}
