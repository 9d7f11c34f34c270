import * as m from '#messages';
import { loadIdentifierPage } from '../../publisher/page-data/identifier-data.ts';
import { PageBody, WORDS } from '../layout/page-body/page-body.tsx';
import { SourceList } from '../sections/guide/source-list.tsx';
import { PageHero } from '../sections/page-hero/page-hero.tsx';
import { QuestionList } from '../sections/question-list/question-list.tsx';
import { WaysToNameIt } from '../sections/species/ways-to-name-it.tsx';
import { PestIdentifier } from '../widgets/pest-identifier/pest-identifier.tsx';
import { PestKey } from '../widgets/pest-identifier/pest-key.tsx';
import type { Route } from './+types/pest-identifier.ts';

export const loader = ({ request }: Route.LoaderArgs) => loadIdentifierPage(request);

export { contentMeta as meta } from '../lib/meta/page-meta.ts';

/** "What is bugging you?": questions and matches, then the key and the text. */
export default function IdentifierPage({ loaderData: page }: Route.ComponentProps) {
  const { matter, identifier } = page;
  return (
    <article>
      <PageHero page={page} picture="jar" actions={null} />
      <WaysToNameIt />
      <div className="wrap">
        <PestIdentifier identifier={identifier} />
        <details className="fold">
          <summary>
            <h2>{m.identifier_the_key_by_place_and_by_sign()}</h2>
          </summary>
          <div id="key">
            <PestKey identifier={identifier} />
          </div>
        </details>
      </div>
      <PageBody page={{ ...page, headings: [] }} parts={[WORDS]} side={null} />
      <QuestionList questions={matter.faqs} />
      <SourceList page={page} />
    </article>
  );
}
