/** Whether what the site claims is one story, and one that may be told. */
import { join } from 'node:path';
import { placeOfField } from '../../content-loader/field-lines.ts';
import { ratingOf } from '../../domain/content/review-counts.ts';
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

/** The specification names prices; what one payment covers, only the company knows. */
function priceTerms(launch: Launch): Finding[] {
  if (launch.confirmed.has('price-terms'))
    return [green('Somebody has compared what the prices cover with what is billed.')];
  const services = launch.content.pages.filter(({ matter }) => matter.template === 'service');
  return [
    yellow(
      `Compare "per" and "scope" of each price, and what ${services.length} service pages say that it pays for (cost), whether a service carries the guarantee (guarantee.carries), and the worked examples, with what you bill and sign. Then confirm "price-terms" in launch.yaml.`,
      siteField(launch, ['prices']),
    ),
  ];
}

/** Money back may be promised only with its conditions (16 CFR 239.3), and all terms are the owner's to decide. */
function promiseTerms(launch: Launch): Finding[] {
  const { claims, promises } = launch.content.site;
  const names = Object.keys(promises);
  const findings: Finding[] = [];
  if (claims.guarantee && !promises.guarantee)
    findings.push(
      red(
        `"${claims.guarantee}" has no terms: write in promises.guarantee which sales it goes with, after what, for how long, how much comes back and how to ask.`,
        siteField(launch, ['claims', 'guarantee']),
      ),
    );
  if (names.length > 0 && !launch.confirmed.has('promise-terms'))
    findings.push(
      yellow(
        `Compare ${names.length} promises with what you hold to: ${names.join(', ')}. Then confirm "promise-terms" in launch.yaml.`,
        ...names.map((name) => siteField(launch, ['promises', name])),
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
