/** Texts and values that programs stumble over. Many carry a canary, so that it can be looked for in the log. */
import fc from 'fast-check';

/** Stands for personal data. */
export const CANARY = 'canary4711';

const PIECES = [
  CANARY,
  `${CANARY}@example.com`,
  '\r\n',
  '\n',
  '\0',
  '\u2028',
  '\ud83d',
  '🐜',
  'é',
  'مرحبا',
  '"',
  "'",
  '\\',
  '`',
  '#{7*7}',
  '{{7*7}}',
  '%s%n',
  '%00',
  '%0d%0aBcc: x@example.com',
  '../../etc/passwd',
  '..%2f',
  '%252e%252e',
  '<script>alert(1)</script>',
  "'; DROP TABLE outbox; --",
  "' OR '1'='1",
  '{"level":60}',
  '__proto__',
  'constructor',
  'NaN',
  '-1',
  '1e309',
  'true',
  'null',
];

export const maliciousText: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: pieces(6) },
  { weight: 3, arbitrary: fc.string({ maxLength: 30 }).map((text) => `${text}${CANARY}`) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...PIECES), fc.nat(400))
      .map(([piece, times]) => piece.repeat(times)),
  },
);

export const maliciousValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: maliciousText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(null, true, -0, 1e308, 2 ** 53, [], {}, [[[[]]]], {
      toString: 1,
    }),
  },
);

function pieces(most: number): fc.Arbitrary<string> {
  return fc
    .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: most })
    .map((list) => list.join(''));
}
