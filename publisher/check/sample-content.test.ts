/** The sample company's statements are true, and every page has what it needs. */
import { expect, test } from 'vitest';
import { chatWithPhone, FIVE_MINUTES, NOON } from '../../domain/chat/testing/chat-driver.ts';
import { findPage, loadAreas, loadPages, loadSite } from '../read/load.ts';

/** First three digits of ZIP codes by state, as the Postal Service assigns them (USPS Publication 65, L002). */
const PREFIXES: Record<string, RegExp> = { VA: /^(201|22\d|23\d|24[0-6])/, SC: /^29\d/ };

test('the ZIP codes of an area are in its state, so that Greer is not served from Virginia Beach', () => {
  for (const { id, state, zips } of loadAreas()) {
    const elsewhere = zips.filter((zip) => !PREFIXES[state]?.test(zip));
    expect(elsewhere, id).toEqual([]);
  }
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

test('the privacy policy says how long pictures and requests are stored, from the settings', () => {
  const { photo_days, lead_days } = loadSite().retention;
  expect(policy).toContain(`after ${photo_days} days`);
  expect(policy).toContain(`after ${lead_days} days`);
});
