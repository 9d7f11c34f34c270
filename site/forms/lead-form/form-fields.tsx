import { Fragment, type InputHTMLAttributes, type ReactNode } from 'react';
import * as m from '#messages';
import {
  type Field,
  type FieldName,
  type FieldType,
  type Form,
  HONEYPOT_FIELD,
  type Problems,
} from '../../../domain/forms/form.ts';
import { pageLanguage } from '../../../domain/language/language.ts';
import { FieldProblem } from '../error-summary/error-summary.tsx';

/**
 * The questions of a form, in its order, those of a group in a fieldset, neighbors of one row side by side.
 * @param parts what stands in the place of a field, where it has a look of its own
 * @param fold puts the folded fields behind a summary. Default: they stand open
 */
export function FormFields<F extends Form>({
  form,
  fields,
  problems,
  phoneDoubt,
  parts = {},
  fold,
}: {
  form: F;
  /** Those of one screen. */
  fields: [string, Field][];
  problems: Problems<FieldName<F>>;
  /** The question about a phone number that is taken as it is when it is sent again; null = none. */
  phoneDoubt: string | null;
  parts?: { [name in FieldName<F>]?: ReactNode } | undefined;
  fold?: ((fields: ReactNode) => ReactNode) | undefined;
}) {
  const show = ([name, field]: [string, Field]): ReactNode =>
    name in parts ? (
      <Fragment key={name}>{parts[name as FieldName<F>]}</Fragment>
    ) : (
      <FormField
        key={name}
        name={name}
        field={field}
        problem={problems[name as FieldName<F>]}
        doubt={name === 'phone' ? phoneDoubt : null}
      />
    );
  const rows = (fields: [string, Field][]) =>
    groups(fields, ([, { row }]) => row).map((group) =>
      group[0]?.[1].row ? (
        <div key={group[0][0]} className={`${form.name}-row`}>
          {group.map(show)}
        </div>
      ) : (
        group.map(show)
      ),
    );
  const fieldsets = (fields: [string, Field][]) =>
    groups(fields, ([, { group }]) => group).map((own) => {
      const legend = own[0]?.[1].group;
      if (!legend) return rows(own);
      return (
        <fieldset key={legend} className="form-group">
          <legend>{legend}</legend>
          {rows(own)}
        </fieldset>
      );
    });
  return groups(fields, ([, { folded }]) => folded).map((group) => (
    <Fragment key={group[0]?.[0]}>
      {group[0]?.[1].folded && fold ? fold(fieldsets(group)) : fieldsets(group)}
    </Fragment>
  ));
}

/** A labelled field with its message; one that need not be answered says so. */
export function FormField({
  name,
  field,
  problem,
  doubt = null,
}: {
  name: string;
  field: Field;
  /** What is wrong with it, in a sentence that stands below it. */
  problem: string | undefined;
  /** The question about an answer that is taken as it is when it is sent again; null = none. */
  doubt?: string | null;
}) {
  const { label, type, choices = [], blank, placeholder, autocomplete = 'off', problems } = field;
  const required = Boolean(problems?.missing);
  const common = {
    id: name,
    name,
    placeholder,
    required,
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': problem || doubt ? `${name}-problem` : undefined,
  };
  return (
    <div className="quote-field">
      <label htmlFor={name}>
        {label}
        {!required && <Optional />}
      </label>
      {type === 'paragraphs' ? (
        <textarea {...common} rows={3} />
      ) : type === 'select' ? (
        <select {...common} autoComplete={autocomplete}>
          <option value="">{blank}</option>
          {choices.map((choice, index) => (
            <option key={choice} value={choice}>
              {field.choiceNames?.[index] ?? choice}
            </option>
          ))}
        </select>
      ) : (
        <input type="text" {...common} {...INPUTS[type]} autoComplete={autocomplete} />
      )}
      {problem ? (
        <FieldProblem id={`${name}-problem`}>{problem}</FieldProblem>
      ) : (
        doubt && (
          <p id={`${name}-problem`} className="field-problem" role="alert">
            {doubt}
          </p>
        )
      )}
    </div>
  );
}

/** Said of what need not be answered. */
export function Optional() {
  return <span className="field-optional"> {m.form_optional()}</span>;
}

/** Keyboards and the browser's own checks, for posts without scripts. */
const INPUTS: { [type in FieldType]?: InputHTMLAttributes<HTMLInputElement> } = {
  tel: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email' },
  zip: {
    inputMode: 'numeric',
    pattern: '\\s*\\d{5}([\\s–\\-]?\\d{4})?\\s*',
    get title() {
      return m.lead_five_digits_like_12345();
    },
  },
  date: { type: 'date' },
};

/** Values that nobody types, for posts without scripts, and the field that only programs fill in. */
export function HiddenFields({ values }: { values: Record<string, string> }) {
  const all = pageLanguage() === 'en' ? values : { ...values, language: pageLanguage() };
  return (
    <>
      {Object.entries(all).map(([name, value]) => (
        // An inline script of the frame completes what only it can know.
        <input key={name} type="hidden" name={name} defaultValue={value} suppressHydrationWarning />
      ))}
      <label className="visually-hidden" aria-hidden="true">
        {m.form_leave_this_empty()}
        <input name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}

/** Neighbors for which `key` says the same. */
function groups<T>(list: readonly T[], key: (item: T) => unknown): T[][] {
  const found: T[][] = [];
  for (const item of list) {
    const last = found.at(-1);
    if (last?.[0] !== undefined && key(last[0]) === key(item)) last.push(item);
    else found.push([item]);
  }
  return found;
}
