import './zip-answer.css';
import * as m from '#messages';
import type { ServiceAnswer } from '../../domain/territory/served-area.ts';
import { headOf } from '../../publisher/page-data/page-data.ts';
import { loadServedAreas } from '../../publisher/page-data/zip-places.ts';
import { loadAreas } from '../../publisher/read/load.ts';
import { routeMeta } from '../lib/meta/page-meta.ts';
import { PictureHead } from '../sections/page-hero/page-hero.tsx';
import { answerHeading, useOffer, ZipAnswer } from '../widgets/zip-check/zip-answer.tsx';
import { ZipForm } from '../widgets/zip-check/zip-form.tsx';
import type { Route } from './+types/zip-answer.ts';

/** What the server leads a ZIP code to when no script answers it: a page per area, and two for the rest. */
export function loader({ params: { answer: name } }: Route.LoaderArgs) {
  const found = answerNamed(name);
  if (!found) throw new Response('Not found', { status: 404 });
  return {
    ...found,
    head: headOf({
      url: `/zip-check/${name}`,
      title: `${titleOf(found.answer)} | {brand}`,
      description: m.zip_answer_the_answer_to_a_zip_code_whether(),
      indexed: false,
    }),
  };
}

/** Each page's own: the answer, and for which area. */
function titleOf(answer: ServiceAnswer): string {
  const heading = answerHeading(answer);
  return 'area' in answer ? `${answer.area.short_label}: ${heading}` : heading;
}

function answerNamed(name: string) {
  if (name === 'elsewhere') return { answer: { kind: 'far' as const, zip: null }, places: [] };
  if (name === 'not-a-zip') return { answer: { kind: 'malformed' as const }, places: [] };
  const index = loadAreas().findIndex(({ id }) => name === id || name === `near-${id}`);
  const area = loadServedAreas()[index];
  if (!area) return null;
  const { short_label, territory, href, places } = area;
  const answer: ServiceAnswer = {
    kind: name.startsWith('near-') ? 'near' : 'served',
    zip: null,
    area: { short_label, territory, href },
    place: null,
  };
  return { answer, places: places.map((place) => ({ name: place.name, href: place.href })) };
}

export const meta = routeMeta();

export default function ZipAnswerPage({ loaderData: { answer, places } }: Route.ComponentProps) {
  return (
    <div className="zip-page">
      <PictureHead picture="mailboxes">
        <h1>{answerHeading(answer)}</h1>
        <ZipAnswer answer={answer} {...useOffer()} />
      </PictureHead>
      <div className="wrap zip-page-more">
        {places.length > 0 && (
          <>
            <h2>{m.zip_answer_our_pages_of_places_there()}</h2>
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
          {answer.kind === 'malformed' ? m.common_try_again() : m.zip_answer_another_zip_code()}
        </h2>
        <ZipForm />
      </div>
    </div>
  );
}
