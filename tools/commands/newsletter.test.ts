import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { parseCsv, readText } from '../../domain/csv/csv.ts';
import { readSubscribers } from '../../server/newsletter/store/subscribers.ts';
import { outboxRows, serverForEachTest } from '../../server/testing/test-server.ts';
import { runNewsletter } from './newsletter.ts';
import { runCommand } from './testing/run-command.ts';

describe('npm run newsletter', () => {
  const server = serverForEachTest('sqlite');
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'newsletter-'));
  });

  const run = (...words: string[]) =>
    runCommand(runNewsletter, words, {
      ...{ DATA_DIR: server.database.dataDir, SITE_URL: 'https://site.example' },
      ...{ WEBHOOK_URLS: 'https://crm.example/in', WEBHOOK_SECRET: 'a secret of the tests' },
    });
  const signUp = (email: string, more: object = {}) =>
    server.post('/api/newsletter-signups', { email, source_page: 'footer', ...more });
  const subscribed = async () =>
    (await readSubscribers(server.database.db, false)).map(({ email }) => email);
  const exported = async (name: string) => {
    await run('export', join(folder, name));
    const [columns = [], ...rows] = parseCsv(readText(readFileSync(join(folder, name))));
    return rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])));
  };
  const importText = async (text: string | Buffer, name = 'list.csv') => {
    writeFileSync(join(folder, name), text);
    return (await run('import', join(folder, name)))[1];
  };

  test('an export has a link for each address that unsubscribes it', async () => {
    await signUp('=cmd@example.com');
    await signUp('sam@example.com', { language: 'es' });
    const [cmd, sam] = await exported('all.csv');
    expect([cmd?.email, sam?.email]).toEqual(["'=cmd@example.com", 'sam@example.com']);
    expect(JSON.parse(sam?.attributes ?? '')).toEqual({
      language: 'es',
      unsubscribe_url: sam?.unsubscribe_url,
    });
    const link = new URL(sam?.unsubscribe_url ?? '');
    expect(link.origin).toBe('https://site.example');
    const page = await server.app.inject(link.pathname + link.search);
    expect(page.body).toContain('¿Ya no quiere el boletín?');
    await server.app.inject({ method: 'POST', url: link.pathname + link.search });
    expect(await subscribed()).toEqual(['=cmd@example.com']);
    expect((await run())[1]).toBe('subscribed: 1\nunconfirmed: 0\nunsubscribed: 1');
    expect((await run('export', join(folder, 'all.csv')))[0]).toBe(1);
  });

  test('an import adds addresses, and suppresses those whose row says so, whatever the column is called', async () => {
    await signUp('known@gmail.com');
    await signUp('left@example.com');
    const rows = [
      'email,name,status',
      'k.nown@gmail.com,,enabled',
      'ann@example.com,"Doe, ""Ann"" A.",enabled',
      '"Doe, Jane" <Jane@example.com>,,',
      'left@example.com,,Unsubscribed',
      'tom+tag@example.com,,UNSUBSCRIBED',
      'gone@example.com,,bounced',
      'old@example.com,,Cleaned',
      'shut@example.com,,blocklisted',
      'maybe@example.com,,unconfirmed',
      'nobody,,enabled',
      '',
    ];
    expect(await importText(rows.join('\r\n'))).toBe(
      'added 2, already there 1, unsubscribed 2, bounced 1, cleaned 1, blocklisted 1, unconfirmed 1, unreadable 1',
    );
    expect(await subscribed()).toEqual(['ann@example.com', 'jane@example.com', 'known@gmail.com']);
    expect((await signUp('tom@example.com')).json().code).toBe('unsubscribed');
    // Webhook receivers know only the person who signed up here, so only that one is reported to them.
    const calls = await outboxRows(server.database.db, 'newsletter_webhook');
    expect(calls.map(({ payload }) => JSON.parse(payload))).toMatchObject([
      { type: 'newsletter.unsubscribed', email: 'left@example.com' },
    ]);
  });

  test('an import does not add a person who unsubscribed', async () => {
    expect((await run('suppress', 'No@example.com'))[0]).toBe(0);
    expect((await run('suppress', 'no@example.com'))[0]).toBe(1);
    expect(await importText('no@example.com\nnew@example.com')).toBe(
      'added 1, already there 0, unsubscribed here before 1',
    );
    expect(await subscribed()).toEqual(['new@example.com']);
  });

  test('an import reads files from spreadsheets, and its own exports', async () => {
    const utf16 = Buffer.from('\uFEFFE-Mail\tState\nann@example.com\tsubscribed\n', 'utf16le');
    expect(await importText(utf16)).toBe('added 1, already there 0');
    await signUp('=cmd@example.com');
    await run('export', join(folder, 'all.csv'));
    const exported = readFileSync(join(folder, 'all.csv'));
    expect(await importText(exported)).toBe('added 0, already there 2');
  });

  test('a Mailchimp file named after a state suppresses every address in it', async () => {
    const text = '"Email Address","First Name"\nann@example.com,Ann';
    expect(await importText(text, 'unsubscribed_members_export_1a2b.csv')).toBe(
      'added 0, already there 0, unsubscribed 1',
    );
    expect(await importText(text, 'subscribed_members_export_1a2b.csv')).toBe(
      'added 0, already there 0, unsubscribed here before 1',
    );
  });

  test.each([
    [['help'], 0],
    [['export', 'x.xls'], 1],
    [['import'], 1],
    [['suppress', 'sam'], 1],
  ])('%j prints the usage', async (words, code) => {
    expect(await run(...words)).toEqual([code, expect.stringMatching(/^Usage:\n/)]);
  });
});
