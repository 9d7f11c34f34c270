import './outcome-page.css';
import type { ReactNode } from 'react';
import * as m from '#messages';
import { TerritoryPhone } from '../ui/phone/phone.tsx';

/**
 * What a form post without scripts leads to: thank-you and problem pages, on the site and in the frame.
 * @param children sentences
 * @param after a section below the call button
 * @param wayOn a link that leads on
 */
export function OutcomePage({
  heading,
  framed = false,
  after,
  wayOn,
  children,
}: {
  heading: string;
  framed?: boolean;
  after?: ReactNode;
  wayOn?: ReactNode;
  children: ReactNode;
}) {
  const content = (
    <>
      <h1>{heading}</h1>
      {children}
      <TerritoryPhone className="button">
        {(phone) => m.call_number({ number: phone })}
      </TerritoryPhone>
      {after}
      {wayOn && <p>{wayOn}</p>}
    </>
  );
  return framed ? (
    <main className="outcome outcome-framed">{content}</main>
  ) : (
    <section className="outcome outcome-page">
      <div className="wrap">
        {content}
        <img
          className="outcome-house"
          src="/art/corner-house.svg"
          alt=""
          width="460"
          height="292"
        />
      </div>
    </section>
  );
}
