import { expect, test } from 'vitest';
import { inLanguage } from '../messages/message-language.ts';
import { hoursOfWeek } from './hours-of-week.ts';

const day = { opens: '08:00', closes: '17:30' };
const closed = {
  ...{ monday: null, tuesday: null, wednesday: null, thursday: null },
  ...{ friday: null, saturday: null, sunday: null },
};
const week = { ...closed, monday: day, tuesday: day, wednesday: day, friday: day };

test('consecutive days with the same hours are joined', () => {
  const saturday = { opens: '09:00', closes: '12:00' };
  expect(hoursOfWeek({ ...week, saturday })).toBe(
    'Monday to Wednesday 8 am to 5:30 pm, Friday 8 am to 5:30 pm, Saturday 9 am to 12 pm',
  );
});

test('it is translated into Spanish, and empty for a company without hours', () => {
  expect(inLanguage('es', () => hoursOfWeek(week))).toMatch(
    /^Lunes a miércoles de las 8 am a las 5:30 pm, viernes/,
  );
  expect(hoursOfWeek(closed)).toBe('');
});
