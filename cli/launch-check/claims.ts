/** Whether what the site claims is one story, and one that may be told. */
import { join } from 'node:path';
import { placeOfField } from '../../content-loader/field-lines.ts';
import { ratingOf } from '../../domain/content/review-counts.ts';
import type { Site } from '../../domain/content/site-schema.ts';
import { WEEKDAYS } from '../../domain/hours/office-hours.ts';
import { type Finding, green, orGreen, red, yellow } from './finding.ts';
import { type Launch, type Rule, siteField } from './launch.ts';

export const claimRules: Rule[] = [
  reviewCounts,
  reviewSource,
  priceTerms,
  promiseTerms,
  ratingMarkup,
  emergencyLine,
  labelNumbers,
  sourceDates,
];

function reviewCounts(launch: Launch): Finding[] {
  const claims = ratingOf(launch.content.site.claims);
  if (!claims) return [green('The site names no rating.')];
  const { home_review_count, metadata_review_count, review_count_label, rating } = claims;
  const findings: Finding[] = [];
  if (home_review_count !== metadata_review_count)
    findings.push(
      red(
        `Two review counts: ${home_review_count} on the home page, ${metadata_review_count} in metadata. Keep the true one in both.`,
        siteField(launch, ['claims', 'home_review_count']),
        siteField(launch, ['claims', 'metadata_review_count']),
      ),
    );
  const least = Number(review_count_label.replace(/\D/g, ''));
  if (least > home_review_count)
    findings.push(
      red(
        `"${review_count_label}" claims more reviews than the ${home_review_count} that were counted.`,
        siteField(launch, ['claims', 'review_count_label']),
      ),
    );
  const stars = Number(/(\d(?:\.\d)?)/.exec(claims.star_rating_label)?.[1] ?? rating);
  if (stars > rating)
    findings.push(
      yellow(
        `"${claims.star_rating_label}" rounds up a rating of ${rating}.`,
        siteField(launch, ['claims', 'star_rating_label']),
      ),
    );
  return orGreen(findings, 'Rating and review counts agree.');
}

function reviewSource(launch: Launch): Finding[] {
  const claims = ratingOf(launch.content.site.claims);
  if (!claims) return [];
  const { rating, home_review_count } = claims;
  if (launch.confirmed.has('review-source'))
    return [green('Somebody has compared the rating with its source.')];
  return [
    yellow(
      `${rating} of 5 from ${home_review_count} reviews: compare both with the review service they come from, then confirm "review-source" in launch.yaml.`,
      siteField(launch, ['claims', 'rating']),
    ),
  ];
}

/** A figure without its unit is for the owner to complete: pages say nothing of what nobody has told them. */
function priceTerms(launch: Launch): Finding[] {
  const questions = Object.entries(launch.content.site.prices).flatMap(
    ([key, { name, label, per, scope }]) =>
      per && scope
        ? []
        : [
            yellow(
              `What does ${name}, ${label}, buy, and for how long? Write it in scope and per.`,
              siteField(launch, ['prices', key]),
            ),
          ],
  );
  if (questions.length > 0) return questions;
  if (launch.confirmed.has('price-terms'))
    return [green('Somebody has compared what the prices buy with what is billed.')];
  return [
    yellow(
      'Compare "per" and "scope" of each price, and which services carry the guarantee (guarantee.carries), with what you bill and sign. Then confirm "price-terms" in launch.yaml.',
      siteField(launch, ['prices']),
    ),
  ];
}

/** What only the owner can answer, where `promises` of site.yaml does not. */
const PROMISE_QUESTIONS: Record<keyof Site['promises'], string> = {
  guarantee: 'When does a customer get the money back, until when, how much, and whom do they ask?',
  reservice: 'Which pests is a free re-service for, and for how long after a single treatment?',
  plan_term:
    'How is a plan billed, how long does it run, how does it end, and what does ending it cost?',
  night_calls: 'When does somebody come at night, and what does that cost?',
};

/** All terms are the owner's to decide; money back may be promised only with its conditions (16 CFR 239.3). */
function promiseTerms(launch: Launch): Finding[] {
  const { claims, hours, promises } = launch.content.site;
  const needed: Record<keyof Site['promises'], boolean> = {
    guarantee: claims.guarantee !== undefined,
    reservice: claims.free_reservice !== undefined,
    plan_term: launch.content.site.prices.protection_plan !== undefined,
    night_calls: hours.emergency_24_7,
  };
  const findings = Object.entries(PROMISE_QUESTIONS).flatMap(([key, question]) => {
    const name = key as keyof Site['promises'];
    if (promises[name] || !needed[name]) return [];
    const finding = name === 'guarantee' ? red : yellow;
    return [finding(`${question} Write it in promises.${name}.`, siteField(launch, ['promises']))];
  });
  const given = Object.entries(promises).flatMap(([name, term]) => (term ? [name] : []));
  if (given.length > 0 && !launch.confirmed.has('promise-terms'))
    findings.push(
      yellow(
        `Compare ${given.length} promises with what you hold to: ${given.join(', ')}. Then confirm "promise-terms" in launch.yaml.`,
        ...given.map((name) => siteField(launch, ['promises', name])),
      ),
    );
  return orGreen(findings, 'What is promised has terms, and somebody has confirmed them.');
}

function ratingMarkup(launch: Launch): Finding[] {
  if (!launch.content.site.claims.rating_metadata)
    return [green('No page marks up a rating of the company itself.')];
  return [
    red(
      'Search engines forbid rating markup for one’s own business: set rating_metadata: false.',
      siteField(launch, ['claims', 'rating_metadata']),
    ),
  ];
}

/** Office hours and "24/7" stand side by side on the site; only a phone that is answered at night makes both true. */
function emergencyLine(launch: Launch): Finding[] {
  const { hours } = launch.content.site;
  const aroundTheClock = WEEKDAYS.every(
    (day) => hours[day]?.opens === '00:00' && hours[day].closes === '24:00',
  );
  if (!hours.emergency_24_7) return [green('Nothing is promised outside the office hours.')];
  if (aroundTheClock || launch.confirmed.has('emergency-line'))
    return [green('The emergency line is answered at any hour.')];
  return [
    red(
      `The office is open ${hours.label}, and the site promises a line at any hour: call every territory’s number at night, then confirm "emergency-line" in launch.yaml, or set emergency_24_7: false.`,
      siteField(launch, ['hours', 'emergency_24_7']),
    ),
  ];
}

function labelNumbers(launch: Launch): Finding[] {
  const file = join(launch.contentDir, 'products.yaml');
  const { products, label_search } = launch.content.products;
  const missing = products.flatMap(({ epa_reg_no }, index) => (epa_reg_no ? [] : [index]));
  if (products.length === 0) return [green('The site names no products.')];
  const findings: Finding[] = [];
  if (missing.length > 0)
    findings.push(
      yellow(
        `${missing.length} product(s) have no EPA registration number: copy it from the container in hand, or take the product off the page.`,
        ...missing.map((index) => placeOfField(file, ['products', index, 'epa_reg_no'])),
      ),
    );
  if (!launch.confirmed.has('label-numbers'))
    findings.push(
      yellow(
        `Compare the ${products.length - missing.length} EPA registration numbers with the label search (${label_search}), then confirm "label-numbers" in launch.yaml.`,
        placeOfField(file, ['products']),
      ),
    );
  return orGreen(findings, 'The EPA registration numbers have been compared with the labels.');
}

/** Longest time between two looks at a source, days. */
const SOURCE_CHECK_DAYS = 365;
const DAY_MS = 86_400_000;

/** Pages change and move; what a page says of its source was true on the day somebody looked. */
function sourceDates({ content, world }: Launch): Finding[] {
  const sources = content.pages.flatMap(({ file, matter }) =>
    matter.sources.map(({ checked }, index) => ({ file, index, checked })),
  );
  const placesOf = (found: typeof sources) =>
    found.map(({ file, index }) => placeOfField(file, ['sources', index]));
  const undated = sources.filter(({ checked }) => !checked);
  const old = sources.filter(
    ({ checked }) => checked && world.now - Date.parse(checked) > SOURCE_CHECK_DAYS * DAY_MS,
  );
  const findings: Finding[] = [];
  if (undated.length > 0)
    findings.push(
      yellow(
        `${undated.length} source(s) without a date: open each, compare the page with it and set "checked" to that day.`,
        ...placesOf(undated),
      ),
    );
  if (old.length > 0)
    findings.push(
      yellow(
        `${old.length} source(s) were last checked more than ${SOURCE_CHECK_DAYS} days ago: open each, compare the page with it and set "checked" to that day.`,
        ...placesOf(old),
      ),
    );
  return orGreen(
    findings,
    `Every source of a page was checked in the last ${SOURCE_CHECK_DAYS} days.`,
  );
}
