/** The sample company's statements are true, and every page has what it needs. */
import { expect, test } from 'vitest';
import { chatWithPhone, FIVE_MINUTES, NOON } from '../../domain/chat/testing/chat-driver.ts';
import { SPEC_ROUTES, specRoutes } from '../../domain/content/testing/spec-routes.ts';
import { LANGUAGES } from '../../domain/language/language.ts';
import {
  findPage,
  loadAreas,
  loadCareers,
  loadPages,
  loadPagesIn,
  loadProducts,
  loadSite,
} from '../read/load.ts';

/** First three digits of ZIP codes by state, as the Postal Service assigns them (USPS Publication 65, L002). */
const PREFIXES: Record<string, RegExp> = { VA: /^(201|22\d|23\d|24[0-6])/, SC: /^29\d/ };

test('the ZIP codes of an area are in its state, so that Greer is not served from Virginia Beach', () => {
  for (const { id, state, zips } of loadAreas()) {
    const elsewhere = zips.filter((zip) => !PREFIXES[state]?.test(zip));
    expect(elsewhere, id).toEqual([]);
  }
});

test.each(LANGUAGES)('every pest and service page says what to do right now, in %s', (language) => {
  const pages = loadPagesIn(language).filter(
    ({ matter }) => matter.template === 'pest' || matter.template === 'service',
  );
  expect(pages.length).toBeGreaterThan(40);
  expect(
    pages.filter(({ matter }) => !('now' in matter && matter.now)).map(({ url }) => url),
  ).toEqual([]);
});

test('the help line and the note further down never repeat a phone number', () => {
  const twice = LANGUAGES.flatMap((language) => loadPagesIn(language)).filter(({ matter }) => {
    if (matter.template !== 'pest' && matter.template !== 'service') return false;
    const [help, safety] = [matter.now?.help ?? '', matter.safety ?? ''];
    return ['911', '1-800-222-1222'].some(
      (number) => help.includes(number) && safety.includes(number),
    );
  });
  expect(twice.map(({ file }) => file)).toEqual([]);
});

const notice = loadSite().consent.chat_notice;
const pages = loadPages();
const policy = findPage(pages, '/privacy-policy')?.markdown ?? '';

test('chat and policy tell visitors that the request is stored if they leave the site', () => {
  const c = chatWithPhone();
  c.wait(60_000);
  expect(c.send({ type: 'pageHidden' })).toMatchObject([
    {
      type: 'beaconPartial',
      lead: {
        name: 'Ada Wren',
        phone: '804 555 0199',
        zipCode: '23220',
        issue: 'Ants by the sink',
      },
      deadline: NOON + FIVE_MINUTES,
    },
  ]);
  expect(notice).toContain('we keep it if you leave before the end');
  expect(policy).toContain(
    'your browser sends us what you told us as you go: name, number, ZIP code and the problem.',
  );
});

test('the policy says that it is stored after five minutes, and when the office learns of it', () => {
  const c = chatWithPhone();
  c.wait(FIVE_MINUTES);
  expect(c.send({ type: 'deadlineReached' })).toMatchObject([
    { type: 'savePartial', deadline: NOON + FIVE_MINUTES },
  ]);
  expect(policy).toContain('If you stay and stop there, it is sent after five minutes.');
  expect(policy).toContain('our office is told five minutes after you gave the number');
});

test('every route of the specification has its page', () => {
  const urls = new Set(pages.map(({ url }) => url));
  expect(Object.values(SPEC_ROUTES).flat().length).toBeGreaterThan(100);
  const served = new Set(['/', '/sitemap.xml']);
  expect(
    specRoutes(loadSite().brand.slug).filter((path) => !urls.has(path) && !served.has(path)),
  ).toEqual([]);
});

test('the privacy policy says how long pictures and requests are stored, from the settings', () => {
  const { photo_days, lead_days } = loadSite().retention;
  expect(policy).toContain(`after ${photo_days} days`);
  expect(policy).toContain(`after ${lead_days} days`);
});

test('no person is invented: as shipped, no page names an author or a reviewer', () => {
  expect(loadSite().people).toEqual([]);
});

test('the labels page has its products and the URL of the label search', () => {
  const { products, label_search } = loadProducts();
  expect(label_search).toMatch(/^https:/);
  expect(products.length).toBeGreaterThan(20);
});

test('the careers page has roles in areas that exist', () => {
  expect(loadCareers().roles.map((role) => role.id)).toContain('pest-control-technician');
});
