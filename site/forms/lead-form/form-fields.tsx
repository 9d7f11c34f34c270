import '../choice.css';
import { Fragment, type InputHTMLAttributes, type ReactNode, useEffect, useRef } from 'react';
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

/** Components that replace a field. They receive the problem with its answer. */
export type FormParts<F extends Form> = {
  [name in FieldName<F>]?: (problem: string | undefined) => ReactNode;
};

/**
 * The questions of a screen, in order. Those of a group are in a fieldset; neighbors with the same row stand side by side.
 * @param fold summary of the folded fields. Default: they are not folded
 */
export function FormFields({
  fields,
  problems,
  parts = {},
  fold,
}: {
  fields: [string, Field][];
  problems: Problems;
  parts?: { [name: string]: ((problem: string | undefined) => ReactNode) | undefined } | undefined;
  fold: string | undefined;
}) {
  const show = ([name, field]: [string, Field]): ReactNode => (
    <Fragment key={name}>
      {parts[name]?.(problems[name]) ?? (
        <FormField name={name} field={field} problem={problems[name]} />
      )}
    </Fragment>
  );
  const rows = (fields: [string, Field][]) =>
    groups(fields, ([, { row }]) => row).map((group) =>
      group[0]?.[1].row ? (
        <div key={group[0][0]} className="form-row">
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
        <fieldset key={legend()} className="form-group">
          <legend>{legend()}</legend>
          {rows(own)}
        </fieldset>
      );
    });
  return groups(fields, ([, { folded }]) => folded).map((group) =>
    group[0]?.[1].folded && fold ? (
      <Folded key="folded" summary={fold} isWrong={group.some(([name]) => problems[name])}>
        {fieldsets(group)}
      </Folded>
    ) : (
      fieldsets(group)
    ),
  );
}

/** The folded questions. They open if one has a problem. */
function Folded(props: { summary: string; isWrong: boolean; children: ReactNode }) {
  const { summary, isWrong, children } = props;
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isWrong && details.current) details.current.open = true;
  }, [isWrong]);
  return (
    <details ref={details} className="quote-more">
      <summary>
        <span>{summary}</span>
      </summary>
      {children}
    </details>
  );
}

/**
 * A field with its label, marked if it is optional.
 * @param problem message below it
 */
export function FormField(props: { name: string; field: Field; problem: string | undefined }) {
  const { name, field, problem } = props;
  const { label, type, choices = [], blank, placeholder, autocomplete = 'off', problems } = field;
  const required = Boolean(problems?.missing);
  const optional = !required && <Optional />;
  const message = problem && <FieldProblem id={`${name}-problem`}>{problem}</FieldProblem>;
  const asks = {
    name,
    required,
    'aria-invalid': problem ? (true as const) : undefined,
  };
  const describedBy = problem && `${name}-problem`;
  const nameOf = (index: number) => field.choiceNames?.[index]?.() ?? choices[index];
  if (type === 'radios')
    return (
      <fieldset className="form-radios" aria-describedby={describedBy}>
        <legend>
          {label()}
          {optional}
        </legend>
        {choices.map((choice, index) => (
          <label key={choice} className="choice">
            <input type="radio" {...asks} value={choice} id={index === 0 ? name : undefined} />
            <span>{nameOf(index)}</span>
          </label>
        ))}
        {message}
      </fieldset>
    );
  const common = {
    ...asks,
    id: name,
    placeholder: placeholder?.(),
    'aria-describedby': describedBy,
  };
  return (
    <div className="quote-field">
      <label htmlFor={name}>
        {label()}
        {optional}
      </label>
      {type === 'paragraphs' ? (
        <textarea {...common} rows={3} />
      ) : type === 'select' ? (
        <select {...common} autoComplete={autocomplete}>
          <option value="">{blank?.()}</option>
          {choices.map((choice, index) => (
            <option key={choice} value={choice}>
              {nameOf(index)}
            </option>
          ))}
        </select>
      ) : (
        <input type="text" {...common} {...INPUTS[type]} autoComplete={autocomplete} />
      )}
      {message}
    </div>
  );
}

export function Optional() {
  return <span className="field-optional"> {m.form_optional()}</span>;
}

/** Keyboards, and the checks that browsers make without scripts. */
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

/** Values that visitors don't type, for posts without scripts, and the honeypot. */
export function HiddenFields({ values }: { values: Record<string, string> }) {
  const all = pageLanguage() === 'en' ? values : { ...values, language: pageLanguage() };
  return (
    <>
      {Object.entries(all).map(([name, value]) => (
        // The frame's inline script fills in some of them (site/scripts/inline-framed.ts).
        <input key={name} type="hidden" name={name} defaultValue={value} suppressHydrationWarning />
      ))}
      <label className="visually-hidden" aria-hidden="true">
        {m.form_leave_this_empty()}
        <input name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}

/** Runs of neighbors with the same key. */
function groups<T>(list: readonly T[], key: (item: T) => unknown): T[][] {
  const found: T[][] = [];
  for (const item of list) {
    const last = found.at(-1);
    if (last?.[0] !== undefined && key(last[0]) === key(item)) last.push(item);
    else found.push([item]);
  }
  return found;
}
