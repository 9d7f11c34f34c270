/** The types of environment variables. Each message completes the sentence "NAME must be …". */
import * as v from 'valibot';
import { parseTrustProxy, type TrustProxy } from './client-address/trust-proxy.ts';

export const Text = v.string();

const matching = (pattern: RegExp, expected: string) => v.pipe(Text, v.regex(pattern, expected));

export function wholeNumber(from: number, to: number, unit = '') {
  const expected = `a whole number ${unit}from ${from} to ${to}`;
  return v.pipe(
    matching(/^\d{1,15}$/, expected),
    v.transform(Number),
    v.minValue(from, expected),
    v.maxValue(to, expected),
  );
}

export const listOf = <T>(item: v.GenericSchema<string, T>) =>
  v.pipe(
    Text,
    v.transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
    v.array(item),
  );

const url = (protocols: RegExp, expected: string) =>
  v.pipe(
    Text,
    v.check((text) => protocols.test(URL.parse(text)?.protocol ?? ''), expected),
  );
export const HttpUrl = url(/^https?:$/, 'a list of http or https addresses separated by commas');
export const PostgresUrl = url(/^postgres(ql)?:$/, 'an address that starts with postgres://');
export const SmtpUrl = url(/^smtps?:$/, 'an address that starts with smtp:// or smtps://');
const WITH_IP = 'an http or https address with {ip} in it';
export const GeolocationUrl = v.pipe(url(/^https?:$/, WITH_IP), v.includes('{ip}', WITH_IP));

export const Origin = v.pipe(
  Text,
  v.check((text) => {
    const { protocol = '', pathname, search, hash, username } = URL.parse(text) ?? {};
    const isBare = pathname === '/' && !search && !hash && !username;
    return /^https?:$/.test(protocol) && isBare;
  }, 'an origin like https://www.example.com, without a path'),
  v.transform((text) => new URL(text).origin),
);

export const Secret = v.pipe(Text, v.minLength(16, 'at least 16 characters long'));

export const MailAddress = matching(
  /^[^\s@<>,;"]+@[^\s@<>,;"]+$/,
  'an e-mail address like office@example.com',
);

export const OnOff = v.pipe(
  v.picklist(['on', 'off'], 'on or off'),
  v.transform((text) => text === 'on'),
);

export const MinutesOrOff = v.pipe(
  matching(/^([1-9]\d{0,3}|10000|off)$/, 'a whole number of minutes from 1 to 10000, or off'),
  v.transform((text) => (text === 'off' ? null : Number(text))),
);

const RESERVE = '0, or a whole number of bytes from 50000000 to 1000000000000';
export const Reserve = v.pipe(
  matching(/^\d{1,13}$/, RESERVE),
  v.transform(Number),
  v.check((bytes) => bytes === 0 || (bytes >= 50_000_000 && bytes <= 1_000_000_000_000), RESERVE),
);

const KEEP = 'two whole numbers such as 24,30: hours from 1 to 1000 and days from 0 to 3650';
export const Keep = v.pipe(
  matching(/^\d{1,4},\d{1,4}$/, KEEP),
  v.transform((text) => {
    const [hourly = 0, daily = 0] = text.split(',').map(Number);
    return { hourly, daily };
  }),
  v.check(({ hourly, daily }) => hourly >= 1 && hourly <= 1000 && daily <= 3650, KEEP),
);

export const Hsts = v.picklist(['host', 'subdomains', 'preload'], 'host, subdomains or preload');

export const LogLevel = v.picklist(
  ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
  'fatal, error, warn, info, debug, trace or silent',
);

export const TrustProxySetting = v.pipe(
  Text,
  v.transform(parseTrustProxy),
  v.custom<TrustProxy>(
    (trust) => trust !== null,
    'off, a number of hops from 1 to 10, or addresses and networks separated by commas',
  ),
);
