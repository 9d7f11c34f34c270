/** The pages of the guided start. They need no script. */
import { type PlainPage, plainPages } from '../../server/http/plain-page.ts';
import { type Html, html } from '../../server/mail/html.ts';
import type { Answers } from '../new-company/answers.ts';
import type { Question } from '../new-company/questions.ts';
import { understoodOf } from '../new-company/read-back.ts';
import { questionsOf, type Reading, STEPS, type Typed } from './steps.ts';

/** Where the guided start is. */
export const START = '/start';
const stepUrl = (step: number) => `${START}/${step + 1}`;

export function codePage(problem = ''): PlainPage {
  return {
    heading: 'Begin your website',
    home: null,
    body: html`${problem ? html`<p class="problem" role="alert" id="code-problem">${problem}</p>` : html``}
<p>This server has no company yet: you make it with some 30 answers. The code that lets you in stands where you started the
server, or in its log (<code>website log</code>), on the line that begins with “There is no company”.</p>
<form method="post" action="${START}" enctype="multipart/form-data">
<p class="question"><label for="code">Code</label>
<input id="code" name="code" autocomplete="off" autocapitalize="characters" spellcheck="false" required${attributes(problem && { 'aria-invalid': 'true', 'aria-describedby': 'code-problem' })}></p>
<button>Begin</button>
</form>`,
  };
}

export function stepPage(step: number, typed: Typed, { known, problems }: Reading): PlainPage {
  const questions = questionsOf(step);
  // What was not asked yet is not wrong.
  const wrong = questions.filter(
    ({ field }) => problems.has(field) && questions.some((one) => typed[one.field] !== undefined),
  );
  const problemOf = ({ field }: Question) =>
    wrong.some((one) => one.field === field) ? (problems.get(field) ?? '') : '';
  return {
    heading: STEPS[step]?.title ?? '',
    home: null,
    body: html`<p>Step ${String(step + 1)} of ${String(STEPS.length)}. Answer as you would on the phone. What you leave empty is taken as it stands below the question; where nothing stands, an answer is needed.</p>
${
  wrong.length > 0
    ? html`<div class="problem" role="alert"><p>These answers were not understood:</p><ul>${wrong.map(
        (question) =>
          html`<li><a href="#${question.field}">${question.asks.split(/(?<=[?:.]) /)[0] ?? ''}</a> ${problemOf(question)}</li>`,
      )}</ul></div>`
    : html``
}
<form method="post" action="${stepUrl(step)}" enctype="multipart/form-data">
${questions.map((question) => questionField(question, typed[question.field], known, problemOf(question)))}
<p class="ways"><button>Next</button>${step > 0 ? html` <a href="${stepUrl(step - 1)}">Back</a>` : html``}</p>
</form>`,
  };
}

/** Answers that are often longer than a line. */
const LONG = [
  'address',
  'towns',
  'other_phones',
  'prices',
  'not_offered',
  'own_services',
  'social',
];
/** What browsers fill in. */
const KNOWN_TO_BROWSERS: Record<string, string> = {
  name: 'organization',
  email: 'email',
  phone: 'tel',
};

function questionField(
  question: Question,
  typed: string | undefined,
  known: Partial<Answers>,
  problem: string,
): Html {
  const { field, asks, example, usual, choices, file } = question;
  const taken = usual?.(known);
  const fault = problem ? html`<span class="fault" id="${field}-fault">${problem}</span>` : html``;
  const described = { 'aria-describedby': `${field}-hint${problem ? ` ${field}-fault` : ''}` };
  const state = { ...described, ...(problem && { 'aria-invalid': 'true' }) };
  if (choices) {
    const chosen = (typed ?? taken ?? '').split(', ');
    return html`<fieldset class="question" id="${field}"><legend>${asks}</legend>${fault}
<div class="choices">${choices(known).map(
      (name) =>
        html`<label><input type="checkbox" name="${field}" value="${name}"${attributes(chosen.includes(name) && { checked: '' })}> ${sentenceOf(name)}</label>`,
    )}</div></fieldset>`;
  }
  const hint = html`<span class="hint" id="${field}-hint">As in: ${example}.${taken ? ` Left empty: ${taken}.` : ''}</span>`;
  if (file)
    return html`<p class="question"><label for="${field}">${asks}</label> ${fault}
<input type="file" id="${field}" name="${field}" accept="${file}"${attributes(described)}> ${hint}
${typed ? html`<label class="kept"><input type="checkbox" name="${field}" value="none"> Leave out the file that you sent</label>` : html``}</p>`;
  const input = LONG.includes(field)
    ? html`<textarea id="${field}" name="${field}" rows="2"${attributes(state)}>${typed ?? ''}</textarea>`
    : html`<input id="${field}" name="${field}" value="${typed ?? ''}" autocomplete="${KNOWN_TO_BROWSERS[field] ?? 'off'}"${attributes(state)}>`;
  return html`<p class="question"><label for="${field}">${asks}</label> ${fault} ${input} ${hint}</p>`;
}

export function readBackPage(answers: Answers, faults: string[]): PlainPage {
  return {
    heading: 'What was understood',
    home: null,
    body: html`${
      faults.length > 0
        ? html`<div class="problem" role="alert"><p>The pages could not be written:</p><ul>${faults.map((fault) => html`<li>${fault}</li>`)}</ul></div>`
        : html``
    }<p>Nothing is written yet. Read it once: what is wrong here would be wrong on every page.</p>
<ul class="understood">${understoodOf(answers).map(({ field, text }) => {
      const step = STEPS.findIndex(({ fields }) => fields.includes(field));
      return html`<li><span>${text}</span> <a href="${stepUrl(step)}#${field}" aria-label="Change: ${text.split('\n')[0] ?? ''}">Change</a></li>`;
    })}</ul>
<form method="post" action="${START}/write" enctype="multipart/form-data">
<p class="ways"><button>Yes, write the pages</button> <a href="${stepUrl(STEPS.length - 1)}">Back</a></p>
</form>`,
  };
}

/** While pages are rendered. @param office what leads into the office; empty = whoever asks did not answer the questions */
export function waitingPage(office: string): PlainPage {
  return {
    heading: office ? 'Your pages are being made' : 'One moment',
    home: null,
    ...(office && { head: html`<meta http-equiv="refresh" content="3; url=${office}">` }),
    body: office
      ? html`<p>It takes a minute or two. Then the office opens by itself: <a href="${office}">your invitation</a> works once, within 24 hours.</p>
<p>Visitors see your name and phone until the launch check finds nothing red. It leads from each open question to the field that answers it.</p>`
      : html`<p>This website is being made. Try again in a minute or two.</p>`,
  };
}

const sentenceOf = (name: string) =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

function attributes(of: Record<string, string> | false | ''): Html {
  const all = Object.entries(of || {}).map(
    ([name, value]) => html` ${{ markup: name }}="${value}"`,
  );
  return { markup: all.map(({ markup }) => markup).join('') };
}

/** Pages of nobody's company yet, in the colors that come with the site. */
export const startPages = plainPages(
  { brand: { name: 'Your website' } },
  `main{max-width:42rem}
.question{max-width:none;margin:1.5rem 0;padding:0;border:0;scroll-margin-top:1rem}
.question>label,legend{display:block;margin:0 0 .25rem;padding:0;font-weight:700}
:is(input,textarea):not([type=checkbox]){display:block;width:100%;min-height:3rem;padding:.5rem .75rem;border:2px solid var(--ink);border-radius:6px;background:var(--card);color:var(--ink);font:inherit}
[aria-invalid]{border-color:var(--fault)!important}
.hint{display:block;margin-top:.25rem;color:var(--soft);font-size:.9375rem}
.fault{display:block;margin:.25rem 0;color:var(--fault);font-weight:700}
.problem{max-width:none;margin:1rem 0;padding:.75rem 1rem;border:2px solid var(--fault);border-radius:6px;background:var(--card)}
.problem p{margin:0;font-weight:700}
.problem ul{margin:.5rem 0 0;padding-left:1.25rem}
.choices{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(13rem,100%),1fr));gap:0 1rem}
.choices label,.question>.kept{display:flex;align-items:center;gap:.625rem;min-height:2.75rem;font-weight:400}
[type=checkbox]{flex:none;width:1.375rem;height:1.375rem;margin:0;accent-color:var(--ink)}
.understood{margin:1.5rem 0;padding:0;list-style:none}
.understood li{display:flex;gap:1rem;justify-content:space-between;padding:.625rem 0;border-top:2px solid var(--line)}
.understood span{white-space:pre-line}
.understood a,.ways a{display:inline-block;padding:.625rem 0}
.understood a{flex:none;align-self:start;margin-top:-.625rem}
.ways a{margin-left:1.25rem}`,
);
