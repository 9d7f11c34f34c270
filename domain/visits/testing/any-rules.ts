/** Settings of visits and moments, made up for properties that hold for all of them. */
import fc from 'fast-check';
import type { VisitRules } from '../visit-windows.ts';

/** `07:15`. */
export const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '45'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
const windows = fc.uniqueArray(anyTime, { maxLength: 8 }).map((times) => {
  const sorted = [...times].sort();
  return sorted.flatMap((from, index) =>
    index % 2 === 0 && sorted[index + 1] ? [`${from}-${sorted[index + 1]}`] : [],
  );
});

/** Days of clock changes and a leap day may be closed. */
export const anyRules: fc.Arbitrary<VisitRules> = fc.record({
  windows: fc.record({
    monday: windows,
    tuesday: windows,
    wednesday: windows,
    thursday: windows,
    friday: windows,
    saturday: windows,
    sunday: windows,
  }),
  spots: fc.integer({ min: 1, max: 4 }),
  area_spots: fc.dictionary(fc.constantFrom('richmond', 'coast'), fc.integer({ min: 0, max: 4 })),
  hours_ahead: fc.integer({ min: 0, max: 72 }),
  days_ahead: fc.integer({ min: 1, max: 10 }),
  closed: fc.array(fc.constantFrom('2026-03-08', '2026-11-01', '2028-02-29')),
  booking: fc.constantFrom('request' as const, 'instant' as const),
  change_hours: fc.integer({ min: 0, max: 48 }),
  zone: fc.constantFrom('America/New_York', 'UTC', 'Australia/Lord_Howe', 'Asia/Kathmandu'),
} satisfies { [Key in keyof VisitRules]?: fc.Arbitrary<VisitRules[Key]> });

/** ms since the epoch, in the two weeks around a clock change or a leap day. */
export const anyNow = fc
  .constantFrom('2026-02-20', '2026-03-07', '2026-10-20', '2028-02-20')
  .chain((day) =>
    fc.integer({ min: 0, max: 15 * 24 * 60 }).map((minute) => Date.parse(day) + minute * 60_000),
  );
