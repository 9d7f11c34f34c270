import { useEffect, useRef } from 'react';
import type { Problems } from './use-lead-form.ts';

/**
 * Says at the top what needs another look and leads there; takes the focus with every refused submit.
 * @param names what each field is called, in the order of the page
 */
export function QuoteProblemSummary<Field extends string>({
  names,
  problems,
  refusals,
}: {
  names: Record<Field, string>;
  problems: Problems<Field>;
  refusals: number;
}) {
  const summary = useRef<HTMLDivElement>(null);
  const found = (Object.keys(names) as Field[]).filter((field) => problems[field]);
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
              {names[field]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
