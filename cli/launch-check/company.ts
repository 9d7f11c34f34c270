/** Whether the company is described by its own facts, or still by the samples it came with. */
import { join } from 'node:path';
import { type FieldPath, placeOfField, placesOfText } from '../../content-loader/field-lines.ts';
import { LEAST_CONTRAST, textsOnGrounds } from '../../domain/colors/text-on-ground.ts';
import type { Template } from '../../domain/content/page-schema.ts';
import { photoProblems } from '../content-check/photos.ts';
import { type Finding, green, orGreen, orGreenFor, red, yellow } from './finding.ts';
import { type Launch, needsLicense, type Rule, siteField } from './launch.ts';

/** The numbers from 555-0100 to 555-0199 are kept for fiction. */
const SAMPLE_PHONE = /555-01\d\d$/;
/** RFC 2606 and RFC 6761: domains nobody can own. */
const SAMPLE_DOMAIN = /(^|[.@])(example\.(com|net|org)|example|test|invalid|localhost)$/i;
const SAMPLE_WORD = /\b(sample|example|placeholder|lorem|tbd)\b/i;

export const companyRules: Rule[] = [
  sampleFlag,
  phones,
  addresses,
  securityContact,
  licenses,
  socialProfiles,
  reviews,
  careers,
  visits,
  bylines,
  photos,
  ownYear,
];

function sampleFlag(launch: Launch): Finding[] {
  if (!launch.content.site.sample) return [green('site.yaml holds the company’s own facts.')];
  return [
    red(
      'site.yaml is marked as a sample: put in the company’s own facts, then set sample: false.',
      siteField(launch, ['sample']),
    ),
  ];
}

function phones(launch: Launch): Finding[] {
  const { territories, campaign_phones } = launch.content.site;
  const all: { owner: string; phone: string; path: FieldPath }[] = [
    ...Object.entries(territories).map(([owner, { phone }]) => ({
      owner,
      phone,
      path: ['territories', owner, 'phone'],
    })),
    ...campaign_phones.map(({ campaign, phone }, index) => ({
      owner: `the campaign ${campaign}`,
      phone,
      path: ['campaign_phones', index, 'phone'],
    })),
  ];
  return orGreen(
    all
      .filter(({ phone }) => SAMPLE_PHONE.test(phone))
      .map(({ owner, phone, path }) =>
        red(
          `The phone of ${owner}, ${phone}, belongs to nobody: numbers with 555-01 are kept for fiction.`,
          siteField(launch, path),
        ),
      ),
    'No phone is a sample.',
  );
}

function addresses(launch: Launch): Finding[] {
  const { email, postal_address } = launch.content.site.contact;
  const findings: Finding[] = [];
  if (SAMPLE_DOMAIN.test(email))
    findings.push(
      red(
        `Nobody can write to ${email}: name the company’s own mailbox.`,
        siteField(launch, ['contact', 'email']),
      ),
    );
  if (SAMPLE_WORD.test(postal_address) || !/\d{5}/.test(postal_address))
    findings.push(
      red(
        'The postal address is a sample: mail law asks for a real one in newsletters.',
        siteField(launch, ['contact', 'postal_address']),
      ),
    );
  return orGreen(findings, 'E-mail and postal address are no samples.');
}

function securityContact(launch: Launch): Finding[] {
  const { security, contact } = launch.content.site;
  if (!security)
    return [
      yellow(
        `Who finds a security hole is told to write to ${contact.email}: name in security.contacts who acts on it.`,
        siteField(launch, ['contact', 'email']),
      ),
    ];
  return orGreen(
    security.contacts.flatMap((one) => {
      const isSample = one.startsWith('https:')
        ? SAMPLE_DOMAIN.test(new URL(one).hostname)
        : SAMPLE_DOMAIN.test(one) || /555-?01\d\d$/.test(one);
      if (!isSample) return [];
      return [
        red(
          `Nobody reads about security holes at ${one}: name a mailbox or a page of the company’s own.`,
          siteField(launch, ['security', 'contacts']),
        ),
      ];
    }),
    'Who finds a security hole is told where to write.',
  );
}

function licenses(launch: Launch): Finding[] {
  const { licenses: all } = launch.content.site;
  const findings = all.flatMap(({ state, number, sample }, index) =>
    sample || SAMPLE_WORD.test(number) || /^\D*0+$/.test(number)
      ? [
          red(
            `The license number of ${state} (${number}) is a sample: copy it from the certificate and set sample: false.`,
            siteField(launch, ['licenses', index]),
          ),
        ]
      : [],
  );
  findings.push(
    ...all.flatMap(({ state, verify }, index) =>
      verify
        ? []
        : [
            yellow(
              `Nobody is told how to check the license of ${state}: name the regulator's page in verify.`,
              siteField(launch, ['licenses', index]),
            ),
          ],
    ),
  );
  if (all.length === 0)
    findings.push(
      needsLicense(launch)
        ? red(
            'No license is named: states want the number on advertising.',
            siteField(launch, ['licenses']),
          )
        : yellow(
            `No license is named: see that ${launch.content.site.trade.name} needs none where you work.`,
            siteField(launch, ['licenses']),
          ),
    );
  return orGreen(findings, 'Every state has a license number.');
}

function socialProfiles(launch: Launch): Finding[] {
  return orGreen(
    launch.content.site.social.flatMap(({ network, url }, index) =>
      SAMPLE_WORD.test(url) || SAMPLE_DOMAIN.test(new URL(url).hostname)
        ? [
            red(
              `The ${network} link leads to a sample profile: ${url}`,
              siteField(launch, ['social', index]),
            ),
          ]
        : [],
    ),
    'The social links lead to profiles of the company.',
  );
}

function reviews(launch: Launch): Finding[] {
  const file = join(launch.contentDir, 'reviews.yaml');
  const all = launch.content.reviews;
  const samples = all.flatMap((review, index) =>
    review.sample || /\bsample\b/i.test(`${review.name} ${review.text}`) ? [index] : [],
  );
  if (samples.length > 0)
    return [
      red(
        `${samples.length} of ${all.length} reviews are samples: replace them with real ones that their writers let you print.`,
        ...samples.map((index) => placeOfField(file, [index, 'sample'])),
      ),
    ];
  const leftOver = launch.content.pages
    .filter(({ matter }) => ('kind' in matter && matter.kind === 'reviews') || isLegal(matter))
    .flatMap((page) => placesOfText(page.file, /\bsamples?\b/i));
  if (leftOver.length > 0)
    return [red('The reviews are real now, but these lines still call them samples.', ...leftOver)];
  return [green('No review is a sample.')];
}

function isLegal(matter: { template: string }): boolean {
  return matter.template === 'legal';
}

function careers(launch: Launch): Finding[] {
  if (!launch.content.careers.sample) return [green('The openings are the company’s own.')];
  return [
    red(
      'The openings on the careers page are samples: name the real ones (or none), then set sample: false.',
      placeOfField(join(launch.contentDir, 'careers.yaml'), ['sample']),
    ),
  ];
}

/** Times that are promised to visitors, and places where none can be chosen. */
function visits({ content, contentDir }: Launch): Finding[] {
  const { visits: settings, areas } = content;
  if (!settings) return [];
  const place = (path: FieldPath) => placeOfField(join(contentDir, 'visits.yaml'), path);
  const without = areas.filter(({ id }) => settings.area_spots[id] === 0);
  return orGreen(
    [
      ...(settings.sample
        ? [
            red(
              'The windows and spots of visits.yaml are samples: write when you really come, then set sample: false, or remove the file.',
              place(['sample']),
            ),
          ]
        : []),
      ...without.map(({ id, short_label }) =>
        yellow(
          `No visit can be chosen in ${short_label}: it has no spots.`,
          place(['area_spots', id]),
        ),
      ),
    ],
    'Visits are offered at the company’s own times.',
  );
}

/** Pages that tell people what to do about a pest: they should say who wrote them and who checked them. */
const ADVICE: readonly Template[] = ['pest', 'service', 'post'];

function bylines(launch: Launch): Finding[] {
  const { site, pages } = launch.content;
  if (site.people.length === 0)
    return [
      yellow(
        'No page says who wrote it or who checked it: list these people, with what entitles them, under people in site.yaml, and name them in author and reviewer of the pages.',
        siteField(launch, ['people']),
      ),
    ];
  const unsigned = pages.filter(
    ({ matter }) => ADVICE.includes(matter.template) && !(matter.author && matter.reviewer),
  );
  return orGreenFor(
    unsigned,
    ({ length, 0: first }) =>
      yellow(
        `${length} page(s) of advice have no author or no reviewer, ${first?.url} first.`,
        ...unsigned.map(({ file }) => placeOfField(file, ['title'])),
      ),
    'Every page of advice says who wrote it and who checked it.',
  );
}

/** What makes a page more believable than words can; pages are whole without it. */
function ownYear(launch: Launch): Finding[] {
  if (launch.content.site.own_year)
    return [green('The site tells what the company did in a year of its own.')];
  return [
    yellow(
      'Count the visits of your last full year, and how many were second visits: own_year in site.yaml shows them on the about page.',
      siteField(launch, ['own_year']),
    ),
  ];
}

async function photos({ content, contentDir }: Launch): Promise<Finding[]> {
  if (content.pages.every(({ matter }) => matter.photos.length === 0))
    return [
      yellow(
        'No page shows a photograph of yours. The most useful ones next: the people who come, the van, three jobs before and after (docs/content.md).',
        { file: join(contentDir, 'photos'), line: null },
      ),
    ];
  const folder = join(contentDir, 'photos');
  const faults = await Promise.all(content.pages.map((page) => photoProblems(page, folder)));
  return orGreen(
    faults.flat().map(({ says, ...place }) => yellow(`A photo: ${says}.`, place)),
    'Photos are sharp at their places, and described.',
  );
}

export const colorRules: Rule[] = [contrast];

function contrast({ content, contentDir }: Launch): Finding[] {
  const own = content.site.colors ?? {};
  if (Object.keys(own).length === 0)
    return [green('The colors are those of app/styles/tokens.css.')];
  const findings = textsOnGrounds(own).flatMap(({ text, ground, ratio, isEnough }) => {
    const changed = [text, ground].find((name) => name in own);
    if (isEnough || !changed) return [];
    return [
      red(
        `Text in "${text}" on "${ground}" has a contrast of ${ratio.toFixed(1)} to 1: readers need ${LEAST_CONTRAST}.`,
        placeOfField(join(contentDir, 'site.yaml'), ['colors', changed]),
      ),
    ];
  });
  return orGreen(findings, 'Text stands out from its ground in the company’s colors.');
}
