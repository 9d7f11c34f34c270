import { useEffect, useRef } from 'react';
import { QUOTE_FIELDS, type QuoteField } from '../../../domain/lead/quote-form.ts';
import type { QuoteProblems } from './use-quote-form.ts';

const NAMES: Record<QuoteField, string> = {
  name: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  zip: 'ZIP code',
  description: 'What you have seen',
};

/** Says at the top what needs another look and leads there; takes the focus with every refused submit. */
export function QuoteProblemSummary({
  problems,
  refusals,
}: {
  problems: QuoteProblems;
  refusals: number;
}) {
  const summary = useRef<HTMLDivElement>(null);
  const found = QUOTE_FIELDS.filter((field) => problems[field]);
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);
  if (found.length === 0) return null;
  return (
    <div ref={summary} className="quote-summary" role="alert" tabIndex={-1}>
      <p>{found.length === 1 ? 'One thing needs' : `${found.length} things need`} another look:</p>
      <ul>
        {found.map((field) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(field)?.focus();
              }}
            >
              {NAMES[field]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
