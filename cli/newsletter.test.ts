import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readEnv } from '../server/env.ts';
import { noteRefusal } from '../server/newsletter/store/refusals.ts';
import { describeOnBoth, serverForEachTest } from '../server/testing/test-server.ts';
import { runNewsletter } from './newsletter.ts';

describeOnBoth('npm run newsletter', (kind) => {
  const server = serverForEachTest(kind);
  let folder: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'newsletter-'));
  });

  const run = async (...words: string[]) => {
    const lines: string[] = [];
    const { dataDir, databaseUrl } = server.database;
    const code = await runNewsletter(
      words,
      (line) => lines.push(line),
      () =>
        readEnv({
          DATA_DIR: dataDir,
          SITE_URL: 'https://site.example',
          ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        }),
    );
    return { code, text: lines.join('\n') };
  };
  const signUp = (email: string) =>
    server.post('/api/newsletter-signups', { email, source_page: 'footer' });
  const exported = async (name: string) => {
    await run('export', join(folder, name));
    return readFileSync(join(folder, name), 'utf8');
  };

  test('an export has a link per address that ends it', async () => {
    await signUp('=cmd@example.com');
    await signUp('sam@example.com');
    const rows = JSON.parse(await exported('all.json'));
    expect(rows).toHaveLength(2);
    const link = new URL(rows[1].unsubscribe_url);
    expect(link.origin).toBe('https://site.example');
    await server.app.inject({ method: 'POST', url: link.pathname + link.search });
    const csv = await exported('rest.csv');
    expect(csv).toContain(`"'=cmd@example.com"`);
    expect(csv).not.toContain('sam@example.com');
    expect((await run()).text).toBe(
      'subscribed: 1\nspanish: 0\nunconfirmed: 0\nunsubscribed: 1\nrefused: 0',
    );
    expect((await run('export', join(folder, 'rest.csv'))).code).toBe(1);
  });

  test('an export names the language, in which the link to end it answers', async () => {
    await server.post('/api/newsletter-signups', {
      email: 'noe@example.com',
      source_page: 'footer',
      language: 'es',
    });
    const [row] = JSON.parse(await exported('all.json'));
    expect(row.language).toBe('es');
    const link = new URL(row.unsubscribe_url);
    const page = await server.app.inject(link.pathname + link.search);
    expect(page.body).toContain('¿Ya no quiere el boletín?');
  });

  test('an import brings nobody back who unsubscribed', async () => {
    await signUp('known@example.com');
    expect((await run('suppress', 'No@example.com')).code).toBe(0);
    expect((await run('suppress', 'no@example.com')).code).toBe(1);
    const file = join(folder, 'old.csv');
    const lines = ['name,email', '"Ann","ann@example.com"', 'no@example.com', 'KNOWN@example.com'];
    writeFileSync(file, `${lines.join('\r\n')}\r\n\r\n`);
    expect(await run('import', file)).toEqual({
      code: 0,
      text: 'added: 1\nknown: 1\nunsubscribed: 1\nrefused: 0\nunreadable: 1',
    });
    expect((await run('import', file)).code).toBe(1);
    const emails = JSON.parse(await exported('all.json')).map(
      (row: { email: string }) => row.email,
    );
    expect(emails).toEqual(['known@example.com', 'ann@example.com']);
  });

  test('an import takes other spellings for known or unsubscribed, and brings in what was refused without writing to it', async () => {
    const { db } = server.database;
    await signUp('known@gmail.com');
    await run('suppress', 'no+way@example.com');
    for (const email of ['gone@example.com', 'listed@example.com'])
      await noteRefusal(db, {
        ...{ email, mailing_id: 'a', code: '550', isUnknown: email.startsWith('gone'), now: 1 },
      });
    const file = join(folder, 'old.csv');
    const lines = ['k.nown@gmail.com', 'no@example.com', 'gone@example.com', 'listed@example.com'];
    writeFileSync(file, lines.join('\n'));
    expect((await run('import', file)).text).toBe(
      'added: 1\nknown: 1\nunsubscribed: 1\nrefused: 1\nunreadable: 0',
    );
    expect(JSON.parse(await exported('all.json'))).toMatchObject([
      { email: 'known@gmail.com' },
      { email: 'listed@example.com' },
    ]);
  });

  test('what a mail server refused is listed and taken back; an unsubscription is not', async () => {
    const { db } = server.database;
    await signUp('gone@example.com');
    for (const email of ['gone@example.com', 'erased@example.com'])
      await noteRefusal(db, {
        ...{
          email,
          mailing_id: 'a',
          code: '550 5.1.1',
          isUnknown: true,
          now: Date.UTC(2026, 10, 2),
        },
      });
    await run('suppress', 'no@example.com');
    expect((await run('refused')).text.split('\n').sort()).toEqual([
      expect.stringMatching(/^erased \([0-9a-f]{64}\) {2}2026-11-02 {2}550 5\.1\.1$/),
      'gone@example.com  2026-11-02  550 5.1.1',
    ]);
    expect((await run()).text).toContain('subscribed: 0');
    expect(await run('take-back', 'Gone@example.com')).toEqual({
      code: 0,
      text: 'written to again: 1',
    });
    expect((await run()).text).toMatch(/^subscribed: 1\n(.+\n)*unsubscribed: 1\nrefused: 1$/);
    expect((await run('take-back', 'no@example.com')).code).toBe(1);
    expect((await run('take-back', 'all')).text).toBe('written to again: 1');
    expect((await run('refused')).text).toBe('none');
  });

  test.each([
    [['help'], 0],
    [['export', 'x.xls'], 1],
    [['import'], 1],
    [['suppress', 'sam'], 1],
    [['take-back'], 1],
    [['take-back', 'sam'], 1],
    [['refused', 'x'], 1],
  ])('%j is answered with how to ask', async (words, code) => {
    expect(await run(...words)).toEqual({ code, text: expect.stringMatching(/^Usage:\n/) });
  });
});
