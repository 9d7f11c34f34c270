import './outcome-page.css';
import type { ReactNode } from 'react';
import * as m from '#messages';
import { localPath } from '../../domain/language/language.ts';
import { OpenDoor } from '../forms/open-door/open-door.tsx';
import { TodaysDate } from '../forms/open-door/todays-date.tsx';
import { PictureHead } from '../sections/page-hero/page-hero.tsx';
import { PhoneLanguage, TerritoryPhone } from '../territory/phone/phone.tsx';

/**
 * Thank-you and problem pages after a form post without scripts, on the site and framed.
 * @param arrived the form was accepted: draws an open door with a dated card
 * @param draft key of the form's stored draft
 * @param children text
 * @param card text of the card
 */
export function OutcomePage({
  heading,
  framed = false,
  arrived = false,
  draft,
  card,
  children,
}: {
  heading: string;
  framed?: boolean;
  arrived?: boolean;
  draft?: string;
  card?: ReactNode;
  children: ReactNode;
}) {
  const words = (
    <>
      <h1>{heading}</h1>
      {children}
      <TerritoryPhone className="button">
        {(phone) => m.common_call_number({ number: phone })}
      </TerritoryPhone>
      <PhoneLanguage />
    </>
  );
  if (framed)
    return (
      <main className={`outcome outcome-framed${arrived ? ' framed' : ''}`} data-sent-draft={draft}>
        {arrived ? <OpenDoor>{words}</OpenDoor> : words}
      </main>
    );
  return (
    <section
      className={`outcome outcome-page${arrived ? ' outcome-arrived' : ''}`}
      data-sent-draft={draft}
    >
      <PictureHead picture={arrived ? 'porch' : 'letters'}>{words}</PictureHead>
      {arrived && (
        <div className="wrap">
          <div className="outcome-card">
            <TodaysDate />
            {card}
            <p>
              <a className="text-link" href={localPath('/')}>
                {m.outcome_back_to_the_front_porch()}
              </a>
            </p>
          </div>
        </div>
      )}
    </section>
  );
}
