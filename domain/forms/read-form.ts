/** Turns a form's answers into the contact submission, in the browser and for posts without JavaScript. */
import { languageOf, pageLanguage } from '../language/language.ts';
import type { ContactSubmission } from '../lead/contact-submission.ts';
import { LIMITS } from '../lead/submission-fields.ts';
import { TERRITORY_NAME } from '../territory/territory.ts';
import {
  columnsOf,
  EMPTY_COLUMNS,
  type FieldName,
  type Form,
  HONEYPOT_FIELD,
  type Posted,
  type Problems,
  type Reason,
  readAnswer,
  STRAY_IN_LINE,
  textFields,
  wellFormed,
} from './form.ts';

type ReadForm<Name extends string> =
  | { ok: true; answers: Record<Name, string> }
  | { ok: false; problems: Problems<Name> };

/** Reads a form's values, posted or typed. @param today YYYY-MM-DD in the office's time zone */
export function readForm<F extends Form>(
  form: F,
  posted: Posted,
  today?: string,
): ReadForm<FieldName<F>> {
  const answers: Record<string, string> = {};
  const problems: Record<string, string | undefined> = {};
  for (const [name, field] of textFields(form)) {
    const read = readAnswer(field, posted[name], today);
    if ('reason' in read) problems[name] = field.problems?.[read.reason]?.();
    else answers[name] = read.value;
  }
  return Object.keys(problems).length > 0
    ? { ok: false, problems: problems as Problems<FieldName<F>> }
    : { ok: true, answers };
}

/**
 * Maps problems that the server found to the form's fields: the server uses the record's names. Problems that belong to no
 * field are dropped.
 */
export function problemsOf<F extends Form>(
  form: F,
  errors: readonly { field: string; message: string; reason?: string }[],
): Problems<FieldName<F>> {
  const problems: Record<string, string> = {};
  for (const { field, message, reason } of errors) {
    const found = Object.entries(form.fields).find(
      ([name, { stored }]) => name === field || stored === field,
    );
    // Prefer this page's message for the server's reason: it is in the page's language.
    const own = found?.[1].problems?.[reason as Reason]?.();
    if (found) problems[found[0]] ??= own ?? message;
  }
  return problems as Problems<FieldName<F>>;
}

/**
 * @param answers from readForm
 * @param posted the form's other values: language, submission_id, consent_version, source, page, territory, started_at and the
 * honeypot. Unusable values are dropped, so that no lead is lost
 */
export function toSubmission<F extends Form>(
  form: F,
  answers: Readonly<Record<FieldName<F>, string>>,
  posted: Posted & { submission_id: string },
): ContactSubmission {
  const { service, source } = form;
  const { submission_id, territory } = posted;
  const startedAt = Number(posted.started_at || Number.NaN);
  const version = oneLine(posted.consent_version, 40);
  const trap = posted[HONEYPOT_FIELD];
  const language = languageOf(posted.language ?? pageLanguage());
  return {
    ...EMPTY_COLUMNS,
    ...(service && { service_needed: typeof service === 'string' ? service : service(answers) }),
    ...columnsOf(form, answers),
    source: (form.takesSource && oneLine(posted.source, LIMITS.source)) || source,
    submission_id,
    page: oneLine(posted.page, LIMITS.page),
    ...(language !== 'en' && { language }),
    ...(territory && TERRITORY_NAME.test(territory) && { territory }),
    ...(Number.isSafeInteger(startedAt) && startedAt >= 0 && { started_at: startedAt }),
    ...(trap && { [HONEYPOT_FIELD]: trap.slice(0, 500) }),
    ...(version && { consent: { version, marketing_texts: posted.marketing_texts === 'on' } }),
  };
}

/** Cleans and cuts a value that visitors don't type, rather than refusing it. */
function oneLine(value: string | undefined, max: number): string {
  return wellFormed((value ?? '').replace(STRAY_IN_LINE, ' ').trim().slice(0, max));
}
