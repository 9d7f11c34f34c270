/** Names of US states as location databases write them, with their two-letter codes. */
const CODES =
  'Alabama AL,Alaska AK,Arizona AZ,Arkansas AR,California CA,Colorado CO,Connecticut CT,Delaware DE,' +
  'District of Columbia DC,Washington, D.C. DC,Florida FL,Georgia GA,Hawaii HI,Idaho ID,Illinois IL,' +
  'Indiana IN,Iowa IA,Kansas KS,Kentucky KY,Louisiana LA,Maine ME,Maryland MD,Massachusetts MA,' +
  'Michigan MI,Minnesota MN,Mississippi MS,Missouri MO,Montana MT,Nebraska NE,Nevada NV,' +
  'New Hampshire NH,New Jersey NJ,New Mexico NM,New York NY,North Carolina NC,North Dakota ND,Ohio OH,' +
  'Oklahoma OK,Oregon OR,Pennsylvania PA,Rhode Island RI,South Carolina SC,South Dakota SD,' +
  'Tennessee TN,Texas TX,Utah UT,Vermont VT,Virginia VA,Washington WA,West Virginia WV,Wisconsin WI,' +
  'Wyoming WY';

const BY_NAME = new Map(
  [...CODES.matchAll(/([A-Z][A-Za-z., ]+?) ([A-Z]{2})(?:,|$)/g)].map(([, name = '', code = '']) => [
    name.toLowerCase(),
    code,
  ]),
);

/** Two letters each. */
export const US_STATE_CODES: readonly string[] = [...new Set(BY_NAME.values())];

/** States by the first digit of their ZIP codes. New York and Texas also have a few codes with a neighboring digit. */
const BY_FIRST_DIGIT = [
  ...['CT MA ME NH NJ NY RI VT', 'DE NY PA', 'DC MD NC SC VA WV', 'AL FL GA MS TN', 'IN KY MI OH'],
  ...[
    'IA MN MT ND SD WI',
    'IL KS MO NE',
    'AR LA OK TX',
    'AZ CO ID NM NV TX UT WY',
    'AK CA HI OR WA',
  ],
];

/** True if the ZIP code may belong to the state, as in `VA`. */
export const mayBeIn = (zip: string, state: string): boolean =>
  BY_FIRST_DIGIT[Number(zip[0])]?.includes(state) ?? true;

/** Names in lower case, as in "south carolina". */
export const US_STATE_NAMES: readonly string[] = [...BY_NAME.keys()];

/** `Virginia` and `va` become `VA`; null for anything but a state. */
export function usStateCode(state: string): string | null {
  const text = state.trim();
  const code = BY_NAME.get(text.toLowerCase());
  if (code) return code;
  const upper = text.toUpperCase();
  return US_STATE_CODES.includes(upper) ? upper : null;
}
