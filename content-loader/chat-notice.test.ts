/** What the chat and the privacy policy say of an unfinished conversation is what the chat does (spec §4). */
import { expect, test } from 'vitest';
import { chatWithPhone, FIVE_MINUTES, NOON } from '../domain/chat/testing/chat-driver.ts';
import { findPage, loadPages, loadSite } from './load.ts';

const notice = loadSite().consent.chat_notice;
const policy = findPage(loadPages(), '/privacy-policy')?.markdown ?? '';

test('who leaves the site is told that the request is stored as they go', () => {
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
  expect(notice).toContain(
    'If you leave this site before giving an e-mail, we store what you told us as you go.',
  );
  expect(policy).toContain(
    'your browser sends us what you told us as you go: name, number, ZIP code and the problem.',
  );
});

test('who stays is told that it is stored after five minutes, and when the office hears of it', () => {
  const c = chatWithPhone();
  c.wait(FIVE_MINUTES);
  expect(c.send({ type: 'deadlineReached' })).toMatchObject([
    { type: 'savePartial', deadline: NOON + FIVE_MINUTES },
  ]);
  expect(notice).toContain('If you stay and stop there, we store it after five minutes.');
  expect(notice).toContain('our office gets it five minutes after you gave the number');
  expect(policy).toContain('If you stay and stop there, it is sent after five minutes.');
  expect(policy).toContain('our office is told five minutes after you gave the number');
});
