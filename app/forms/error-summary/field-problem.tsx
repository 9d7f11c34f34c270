import './error-summary.css';

/** What is wrong with a field, below it. Name it in the field's aria-describedby. */
export function FieldProblem({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="field-problem">
      <span className="visually-hidden">Error: </span>
      {children}
    </p>
  );
}
