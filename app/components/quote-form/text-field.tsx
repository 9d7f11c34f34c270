import type { InputHTMLAttributes } from 'react';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  /** What is wrong with it, in a sentence that stands below it. */
  problem: string | undefined;
  /** Makes it a text of several lines. */
  rows?: number;
}

/** A labelled field with its message. */
export function TextField({ name, label, problem, rows, ...attributes }: TextFieldProps) {
  const common = {
    id: name,
    name,
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': problem ? `${name}-problem` : undefined,
  };
  return (
    <div className="quote-field">
      <label htmlFor={name}>{label}</label>
      {rows ? (
        <textarea {...common} rows={rows} />
      ) : (
        <input type="text" {...common} {...attributes} />
      )}
      {problem && (
        <p id={`${name}-problem`} className="quote-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
