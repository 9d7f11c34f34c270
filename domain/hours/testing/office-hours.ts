import type { OpeningHours } from '../office-hours.ts';

const day = { opens: '08:00', closes: '18:00' };

/** Open from Monday to Friday and on Saturday until 4 pm, closed on Thanksgiving. */
export const OFFICE_HOURS: OpeningHours = {
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: { opens: '08:00', closes: '16:00' },
  sunday: null,
  holidays: ['2026-11-26'],
};
