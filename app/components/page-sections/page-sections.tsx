import './page-sections.css';
import type { ReactNode } from 'react';

/** A titled part of a page. */
export function PageSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="page-section">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A plain list with marks that say what kind it is. */
export function MarkedList({
  items,
  mark = 'dot',
}: {
  items: string[];
  mark?: 'dot' | 'yes' | 'no';
}) {
  return (
    <ul className={`marked-list marked-${mark}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Steps in order, numbered. */
export function StepList({ steps }: { steps: { title?: string; text: string }[] }) {
  return (
    <ol className="step-list">
      {steps.map(({ title, text }) => (
        <li key={text}>
          {title && <strong>{title}</strong>}
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

/** A note that must not be missed. */
export function SafetyNote({ text }: { text: string }) {
  return (
    <p className="safety-note">
      <strong>When it is urgent.</strong> {text}
    </p>
  );
}
