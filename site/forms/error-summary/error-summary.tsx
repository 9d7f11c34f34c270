import * as m from '#messages';
import './error-summary.css';
import { useEffect, useRef } from 'react';
import { showScreenOf } from '../lead-form/form-screens.ts';

const TITLE_PREFIX = 'Error: ';

/**
 * Says above a form what is wrong with it, in the words that stand at the fields, and leads to them. Takes the focus with
 * every refused submit, and the page's title says "Error: " meanwhile, as GOV.UK Frontend's error summary does.
 * @param fields ids of the fields, in the order of the page
 * @param refusals goes up with every refused submit; 0 = none yet, and nothing to sum up
 */
export function ErrorSummary<Field extends string>({
  fields,
  problems,
  refusals,
}: {
  fields: readonly Field[];
  problems: { [field in Field]?: string | undefined };
  refusals: number;
}) {
  const summary = useRef<HTMLDivElement>(null);
  const found = fields.filter((field) => problems[field]);
  const isWrong = refusals > 0 && found.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every refused submit
  useEffect(() => summary.current?.focus(), [refusals]);
  useEffect(() => (isWrong ? markTitle() : undefined), [isWrong]);
  if (!isWrong) return null;
  return (
    <div ref={summary} className="error-summary" tabIndex={-1}>
      <div role="alert">
        <h2>{m.common_there_is_a_problem()}</h2>
        <ul>
          {found.map((field) => (
            <li key={field}>
              <a
                href={`#${field}`}
                onClick={(event) => {
                  event.preventDefault();
                  goToField(field);
                }}
              >
                {problems[field]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The label is scrolled to, so that the question is read before the answer. */
function goToField(id: string): void {
  const field = document.getElementById(id) as HTMLInputElement | null;
  if (field) showScreenOf(field);
  const label = field?.closest('fieldset')?.querySelector('legend') ?? field?.labels?.[0];
  label?.scrollIntoView();
  field?.focus({ preventScroll: Boolean(label) });
}

/** Puts "Error: " before the title of the page. @returns takes it away again */
function markTitle(): () => void {
  if (!document.title.startsWith(TITLE_PREFIX)) document.title = TITLE_PREFIX + document.title;
  return () => {
    if (document.title.startsWith(TITLE_PREFIX))
      document.title = document.title.slice(TITLE_PREFIX.length);
  };
}

/** What is wrong with a field, below it. Name it in the field's aria-describedby. */
export function FieldProblem({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="field-problem">
      <span className="visually-hidden">{m.error_summary_error()} </span>
      {children}
    </p>
  );
}
