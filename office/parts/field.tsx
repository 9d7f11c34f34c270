/** A labelled field with its hint and its error, tied together for screen readers. */
import { type ComponentProps, type ReactElement, useId } from 'react';

interface FieldAttributes {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export function Field({
  label,
  hint,
  error,
  rows,
  children,
  ...input
}: Omit<ComponentProps<'input'>, 'children'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Lines of a textarea, which gets this element's attributes. Default: an input gets them. */
  rows?: number;
  /** A custom input, which gets the attributes it must carry. */
  children?: (attributes: FieldAttributes) => ReactElement;
}) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const attributes: FieldAttributes = {
    id,
    ...(described && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': true }),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children ? (
        children(attributes)
      ) : rows ? (
        <textarea {...(input as ComponentProps<'textarea'>)} {...attributes} rows={rows} />
      ) : (
        <input {...input} {...attributes} />
      )}
      {error && (
        <span className="error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  );
}

/** A checkbox or radio button with words beside it. */
export function Check({ hint, children, ...input }: ComponentProps<'input'> & { hint?: string }) {
  return (
    <label className="check">
      <input type="checkbox" {...input} />
      <span>
        {children}
        {hint && <span className="muted block">{hint}</span>}
      </span>
    </label>
  );
}

/** A select. A value missing from the options is shown first. */
export function SelectField<V extends string>({
  value,
  options,
  onChoose,
  ...field
}: Omit<ComponentProps<typeof Field>, 'children'> & {
  value: V;
  options: { value: V; label: string }[];
  onChoose: (value: V) => void;
}) {
  const isKnown = options.some((option) => option.value === value);
  return (
    <Field {...field}>
      {(attributes) => (
        <select
          {...attributes}
          value={value}
          onChange={({ target }) => onChoose(target.value as V)}
        >
          {[...(isKnown ? [] : [{ value, label: value }]), ...options].map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
