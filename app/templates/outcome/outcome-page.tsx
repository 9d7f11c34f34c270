import './outcome-page.css';
import type { ReactNode } from 'react';
import { TerritoryPhone } from '../../components/territory-phone/territory-phone.tsx';

/**
 * What a form post without scripts leads to: thank-you and problem pages, on the site and in the frame.
 * @param children sentences, and a way on
 */
export function OutcomePage({
  heading,
  framed = false,
  children,
}: {
  heading: string;
  framed?: boolean;
  children: ReactNode;
}) {
  const content = (
    <>
      <h1>{heading}</h1>
      {children}
      <TerritoryPhone className="button">{(phone) => `Call ${phone}`}</TerritoryPhone>
    </>
  );
  return framed ? (
    <main className="outcome outcome-framed">{content}</main>
  ) : (
    <section className="outcome outcome-page">
      <div className="wrap">{content}</div>
    </section>
  );
}
