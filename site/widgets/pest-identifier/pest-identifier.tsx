import './pest-identifier.css';
import { type FormEvent, startTransition, useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { rankPests } from '../../../domain/identifier/rank-pests.ts';
import {
  isEmptySighting,
  readSighting,
  type Sighting,
} from '../../../domain/identifier/sighting.ts';
import { localPath } from '../../../domain/language/language.ts';
import { VISIT_PATHS } from '../../../domain/visits/visit-paths.ts';
import type { IdentifierData } from '../../../publisher/page-data/identifier-data.ts';
import { replaceUrl } from '../../lib/browser/history.ts';
import { useSettings } from '../../lib/use-site.ts';
import { TerritoryPhone } from '../../territory/phone/phone.tsx';
import { InBothLights } from '../../ui/in-both-lights.tsx';
import { Message } from '../../ui/message.tsx';
import { island } from '../islands/island.tsx';
import { uploadUrl } from './answer-words.ts';
import { IdentifierMatches, shownOf } from './identifier-matches.tsx';
import { IdentifierQuestions } from './identifier-questions.tsx';

/**
 * Questions on the left, matches on the right. The answers are in the URL, so that a result can be bookmarked and shared. Without
 * scripts the form leads to the key further down the page.
 */
export function Identifier({ identifier }: { identifier: IdentifierData }) {
  const { visits } = useSettings();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [sighting, setSighting] = useState<Sighting>({});

  // Once, when React starts: the answers in the URL, or those chosen before.
  useEffect(() => {
    if (!form.current) return;
    if (location.search) choose(form.current, new URLSearchParams(location.search));
    setSighting(readSighting(queryOf(form.current)));
  }, []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = queryOf(event.currentTarget);
    for (const [name, answer] of [...query]) if (!answer) query.delete(name);
    replaceUrl(`?${query}`);
    heading.current?.focus();
  };

  const known = !isEmptySighting(sighting);
  const matches = shownOf(known ? rankPests(sighting, identifier.pests) : []);
  const candidates = matches.map(({ pest }) => pest);
  return (
    <div className="identify">
      <form
        ref={form}
        action="#key"
        aria-label={m.pest_identifier_what_did_you_see()}
        // Not onChange: after a reset, React takes the same answer for unchanged.
        onInput={({ currentTarget }) => {
          const answered = readSighting(queryOf(currentTarget));
          // The browser shows the pressed answer first.
          startTransition(() => setSighting(answered));
        }}
        onReset={() => setSighting({})}
        onSubmit={onSubmit}
      >
        <IdentifierQuestions identifier={identifier} sighting={sighting} />
        <p className="identify-buttons">
          <button type="submit" className="button quiet">
            {m.pest_identifier_show_the_matches()}
          </button>
          <button type="reset" className="text-link">
            {m.pest_identifier_start_over()}
          </button>
        </p>
      </form>
      <section className="identify-result" aria-labelledby="matches">
        <h2 id="matches" ref={heading} tabIndex={-1}>
          {known
            ? m.pest_identifier_what_it_may_be()
            : m.pest_identifier_what_it_may_be_will_stand_here()}
        </h2>
        <p className="visually-hidden" role="status">
          {candidates.length > 0 &&
            m.pest_identifier_best_matches_so_far({
              names: candidates.map(({ name }) => name).join(', '),
            })}
        </p>
        {known ? (
          <IdentifierMatches matches={matches} identifier={identifier} />
        ) : (
          <>
            <p>
              <Message
                text={m.pest_identifier_two_or_three_answers()}
                parts={{ key: (words) => <a href="#key">{words}</a> }}
              />
            </p>
            <div className="identify-empty">
              <InBothLights src="/art/empty-tray.svg" width={480} height={208} />
            </div>
          </>
        )}
        {known && (
          <div className="identify-next">
            {candidates[0]?.cost && (
              <p>
                <b>
                  {m.pest_identifier_if_it_is({
                    pest: candidates[0].name.toLowerCase(),
                    ...candidates[0].cost,
                  })}
                </b>
              </p>
            )}
            <p>{m.pest_identifier_a_list_cannot_be_certain_and()}</p>
            <p>
              <a className="text-link" href={uploadUrl(sighting, identifier.answers)}>
                {m.pest_identifier_send_a_photo_with_your_answers()}
              </a>
              {visits && (
                <a className="text-link" href={openDaysUrl(candidates[0]?.asked)}>
                  {m.common_show_open_days()}
                </a>
              )}
              <TerritoryPhone className="button">
                {(number) => m.common_call_number({ number })}
              </TerritoryPhone>
            </p>
          </div>
        )}
      </section>
    </div>
  );
}

/** @param service the service for the likeliest pest; undefined = any */
function openDaysUrl(service: string | undefined): string {
  const query = service ? `?${new URLSearchParams({ service })}` : '';
  return localPath(VISIT_PATHS.open) + query;
}

function queryOf(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, answer] of new FormData(form)) query.append(name, String(answer));
  return query;
}

/** Fills in the answers of the URL. */
function choose(form: HTMLFormElement, query: URLSearchParams): void {
  for (const field of form.elements) {
    const { name } = field as HTMLInputElement;
    if (!query.has(name)) continue;
    const given = query.getAll(name);
    if (field instanceof HTMLSelectElement) field.value = given[0] ?? '';
    else if (field instanceof HTMLInputElement) field.checked = given.includes(field.value);
  }
}

export const PestIdentifier = island('pest-identifier', Identifier, { start: 'load' });
