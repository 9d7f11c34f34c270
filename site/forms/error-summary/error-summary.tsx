import * as m from '#messages';
import './error-summary.css';
import { useEffect, useRef } from 'react';
import { showScreenOf } from '../lead-form/form-screens.ts';

const TITLE_PREFIX = 'Error: ';

/**
 * Lists the problems of a form above it, each linked to its field. Takes focus with every refused submit and prefixes the page's title
 * with "Error: ", as the error summary of GOV.UK Frontend does.
 * @param fields ids of the fields, in the order of the page
 * @param refusals number of refused submits
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

/** Scrolls to the label, so that the visitor reads the question before the answer. */
function goToField(id: string): void {
  const field = document.getElementById(id) as HTMLInputElement | null;
  if (field) showScreenOf(field);
  const label = field?.closest('fieldset')?.querySelector('legend') ?? field?.labels?.[0];
  label?.scrollIntoView();
  field?.focus({ preventScroll: Boolean(label) });
}

/** Prefixes the page's title. @returns removes the prefix */
function markTitle(): () => void {
  if (!document.title.startsWith(TITLE_PREFIX)) document.title = TITLE_PREFIX + document.title;
  return () => {
    if (document.title.startsWith(TITLE_PREFIX))
      document.title = document.title.slice(TITLE_PREFIX.length);
  };
}

/** The problem of a field, below it. The field's aria-describedby must name its id. */
export function FieldProblem({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="field-problem">
      <span className="visually-hidden">{m.error_summary_error()} </span>
      {children}
    </p>
  );
}
