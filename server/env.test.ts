import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('values are read, trimmed and brought into one form', () => {
  const env = readEnv({
    PORT: ' 8080 ',
    SITE_URL: 'https://www.example.com/',
    ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443/',
    DATABASE_URL: 'postgres://localhost/leads',
    LEADS_TO: 'a@example.com,b@example.com',
    RATE_LIMIT: 'off',
    DRAIN_SECONDS: '60',
    DATA_DIR: '/var/lib/site',
    REMIND_AFTER_MINUTES: 'off',
    DISK_RESERVE_BYTES: '0',
  });
  expect(env).toMatchObject({
    port: 8080,
    siteUrl: 'https://www.example.com',
    siteUrlGiven: true,
    allowedOrigins: ['https://a.example', 'https://b.example:8443'],
    databaseUrl: 'postgres://localhost/leads',
    leadsTo: ['a@example.com', 'b@example.com'],
    rateLimit: false,
    drainSeconds: 60,
    dataDir: '/var/lib/site',
    remindAfterMinutes: null,
    diskReserveBytes: 0,
  });
  expect(readEnv({ PORT: '4000' }).siteUrl).toBe('http://localhost:4000');
});

test.each([
  ['PORT', '70000'],
  ['SITE_URL', 'https://www.example.com/shop'],
  ['ALLOWED_ORIGINS', 'https://a.example, *'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['SMTP_URL', 'localhost:25'],
  ['MAIL_FROM', 'Office <office@example.com>'],
  ['LEADS_TO', 'a@example.com; b@example.com'],
  ['WEBHOOK_SECRET', 'short'],
  ['DRAIN_SECONDS', '61'],
  ['REMIND_AFTER_MINUTES', 'never'],
  ['GEOLOCATION_URL', 'https://geo.example/'],
  ['TRUST_PROXY', 'yes'],
  ['HSTS', 'on'],
  ['DISK_RESERVE_BYTES', '49999999'],
  ['BACKUP_KEEP', '0,30'],
  ['RATE_LIMIT', 'no'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s stops the start with one sentence', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} must be [^.]*.*\\.$`));
});

test('an error message contains no credential', () => {
  expect(() => readEnv({ SMTP_URL: 'http://user:hunter2@mail.example' })).toThrow(
    /^((?!hunter2).)*$/,
  );
});

test('webhooks need their secret', () => {
  expect(() => readEnv({ WEBHOOK_URLS: 'https://crm.example/hook' })).toThrow(
    /^WEBHOOK_SECRET must/,
  );
});

test('backups that leave the machine are always encrypted', () => {
  const BACKUP_COMMAND = 'rclone copy "$1" store:bucket';
  expect(() => readEnv({ BACKUP_COMMAND })).toThrow(
    /^BACKUP_RECIPIENTS must be set when BACKUP_COMMAND is/,
  );
  expect(
    readEnv({ BACKUP_COMMAND, BACKUP_RECIPIENTS: 'age1a, age1b', BACKUP_KEEP: '6,0' }),
  ).toMatchObject({
    backupCommand: BACKUP_COMMAND,
    backupRecipients: ['age1a', 'age1b'],
    backupKeep: { hourly: 6, daily: 0 },
  });
});

test.each(['WEBHOOK_SECRET', 'DATABASE_URL'])('%s can be read from a file', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  const file = join(folder, 'secret');
  const url = 'postgres://user:hunter2@service.example/leads';
  const value = name.endsWith('_URL') ? url : 'hunter2-hunter2-hunter2';
  writeFileSync(file, `${value}\n`);
  const fromFile = { [`${name}_FILE`]: file };
  const plain = (env: Record<string, string>) => JSON.stringify(readEnv(env));
  expect(plain(fromFile)).toEqual(plain({ [name]: value }));
  expect(plain(fromFile)).toContain('hunter2');
  expect(() => readEnv({ ...fromFile, [name]: value })).toThrow(
    new RegExp(`^${name} must not be set when ${name}_FILE is: keep one of them\\.$`),
  );
  writeFileSync(file, '');
  expect(plain(fromFile)).toEqual(plain({}));
  writeFileSync(file, 'hunter2');
  expect(() => readEnv(fromFile)).toThrow(/^((?!hunter2).)*$/);
  rmSync(folder, { recursive: true });
  expect(() => readEnv(fromFile)).toThrow(
    new RegExp(`^${name}_FILE must be a file that the server may read, but "[^"]*" is none\\.$`),
  );
});
