import './pest.css';
import type { PageData } from '../../../content-loader/page-data.ts';
import type { PestMatter } from '../../../domain/content/page-schema.ts';
import { ContentPage } from '../../components/content-page/content-page.tsx';
import {
  MarkedList,
  PageSection,
  SafetyNote,
  StepList,
} from '../../components/page-sections/page-sections.tsx';
import { YearWindows } from '../../components/year-windows/year-windows.tsx';
import { BuiltHtml } from '../../site/built-html.tsx';

/** A pest: what it is, whether it matters, what to do tonight, what we do. */
export function PestPage({ page }: { page: PageData<PestMatter> }) {
  const { matter } = page;
  const plate = matter.species.find(({ specimen }) => specimen);
  return (
    <ContentPage
      page={page}
      kicker={matter.also_called.length > 0 && `Also called: ${matter.also_called.join(', ')}`}
      plate={
        plate?.specimen && (
          <figure className="plate">
            <img
              src={`/specimens/${plate.specimen}.svg`}
              alt=""
              width="640"
              height="480"
              decoding="async"
              loading="lazy"
            />
            <figcaption>
              {plate.name}, <i>{plate.latin}</i>, {sizeOf(plate.length_mm)}
            </figcaption>
          </figure>
        )
      }
    >
      <PageSection title="Which one is it?">
        <div className="species-scroll">
          <table className="species">
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Length</th>
                <th scope="col">Marks</th>
              </tr>
            </thead>
            <tbody>
              {matter.species.map(({ name, latin, length_mm, marks }) => (
                <tr key={name}>
                  <th scope="row">
                    {name} <i>{latin}</i>
                  </th>
                  <td>{sizeOf(length_mm)}</td>
                  <td>{marks.join('. ')}.</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </PageSection>
      <BuiltHtml className="prose page-section" html={page.html} />
      <PageSection title="Easily mistaken">
        <dl className="lookalikes">
          {matter.lookalikes.map(({ name, difference }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{difference}</dd>
            </div>
          ))}
        </dl>
      </PageSection>
      <PageSection title="Through the year">
        <p>{matter.season}</p>
        <YearWindows
          rows={[
            { state: 'Virginia', months: matter.activity.virginia },
            { state: 'South Carolina', months: matter.activity.south_carolina },
          ]}
        />
      </PageSection>
      <PageSection title="Where you find it">
        <MarkedList items={matter.where} />
      </PageSection>
      <PageSection title="Signs">
        <MarkedList items={matter.signs} />
        <p>{matter.risk}</p>
        {matter.safety && <SafetyNote text={matter.safety} />}
      </PageSection>
      <PageSection title="What you can do">
        <MarkedList items={matter.prevention} mark="yes" />
      </PageSection>
      <PageSection title="What we do">
        <StepList steps={matter.treatment.map((text) => ({ text }))} />
        <p>{matter.duration}</p>
      </PageSection>
      <PageSection title="Before we come">
        <MarkedList items={matter.prepare} mark="yes" />
      </PageSection>
      <PageSection title="When to call">
        <MarkedList items={matter.call_when} />
      </PageSection>
    </ContentPage>
  );
}

/** `[2.4, 3.3]` as `2.4 to 3.3 mm`. */
function sizeOf([short, long]: number[]): string {
  return short === long ? `${short} mm` : `${short} to ${long} mm`;
}
