import { expect, test } from 'vitest';
import { followSettings } from './follow-settings.ts';

test('what was handed out at the start says what a later publication says', () => {
  let live: { phone: string; hours?: string } = { phone: '(405) 867-5309' };
  const settings = followSettings(() => live);
  const { phone } = settings;
  live = { phone: '(405) 867-5310', hours: 'Monday' };
  expect([phone, settings.phone]).toEqual(['(405) 867-5309', '(405) 867-5310']);
  expect({ ...settings }).toEqual(live);
  expect(JSON.stringify(settings)).toBe(JSON.stringify(live));
  expect('hours' in settings).toBe(true);
});

test('so does a list', () => {
  let live = [{ id: 'norman' }];
  const areas = followSettings(() => live);
  live = [{ id: 'moore' }, { id: 'norman' }];
  expect(areas.find(({ id }) => id === 'moore')).toEqual({ id: 'moore' });
  expect([...areas]).toEqual(live);
  expect(JSON.stringify(areas)).toBe(JSON.stringify(live));
  expect(areas.map(({ id }) => id)).toEqual(['moore', 'norman']);
  expect(Object.keys(areas)).toEqual(['0', '1']);
});
