import type { InputHTMLAttributes } from 'react';
import { FieldProblem } from '../error-summary/field-problem.tsx';
import { FieldLabel } from './field-label.tsx';

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
