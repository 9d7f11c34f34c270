import type { InputHTMLAttributes } from 'react';
import { FieldProblem } from '../error-summary/error-summary.tsx';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  /** What is wrong with it, in a sentence that stands below it. */
  problem: string | undefined;
  /** Makes it a text of several lines. */
  rows?: number;
}

/** A labelled field with its message; one that need not be filled in says so. */
export function TextField({ name, label, problem, rows, ...attributes }: TextFieldProps) {
  const common = {
    id: name,
    name,
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': problem ? `${name}-problem` : undefined,
  };
  return (
    <div className="quote-field">
      <FieldLabel htmlFor={name} optional={!attributes.required}>
        {label}
      </FieldLabel>
      {rows ? (
        <textarea {...common} rows={rows} />
      ) : (
        <input type="text" {...common} {...attributes} />
      )}
      {problem && <FieldProblem id={`${name}-problem`}>{problem}</FieldProblem>}
    </div>
  );
}

/** What a field asks for. */
export function FieldLabel({
  htmlFor,
  optional,
  children,
}: {
  htmlFor: string;
  optional: boolean;
  children: string;
}) {
  return (
    <label htmlFor={htmlFor}>
      {children}
      {optional && <span className="field-optional"> (optional)</span>}
    </label>
  );
}
