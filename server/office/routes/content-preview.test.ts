import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { readDrafts } from '../../content/store/revisions.ts';
import { type Caller, officeForEachTest } from '../../testing/office.ts';

vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
// No release is built for these tests: a page shows its file.
vi.mock('../../content/service/preview.ts', () => ({
  renderPreview: async (_context: object, texts: Map<string, string>, url: string) => {
    const text = texts.get(ABOUT) ?? '';
    const [, fault] = /^h1: "?FAULT (.+?)"?$/m.exec([...texts.values()].join('\n')) ?? [];
    if (fault === undefined)
      return {
        html: `<html><head><style>p{color:red}</style></head><body><style>p{color:green}</style>${url}<script>1</script>${text}</body></html>`,
        ...{ styleHashes: [], photoFiles: {} },
      };
    const line = JSON.parse(`"${fault}"`) as string;
    const [, file = '', number, says = line] = /^([\w./-]+?)(?::(\d+))?: (.*)$/.exec(line) ?? [];
    const field = /^field "([^"]+)"/.exec(says)?.[1]?.split('.');
    return { faults: [{ file, line: number ? Number(number) : null, field, says }] };
  },
}));

const ABOUT = 'pages/about/index.md';

const office = officeForEachTest('sqlite');
let mia: Caller;
beforeEach(async () => {
  mia = await office.signIn('mia@fixture.example', 'office');
});

const preview = (edits: object[], path = ABOUT, page = ABOUT) =>
  mia.send('POST', '/content/preview', { page, typed: [{ path, edits }] });

test('a page shows what is typed and not saved, without its scripts, and nothing is saved by it', async () => {
  const { status, body } = await preview([{ path: ['h1'], value: 'Who we are' }]);
  expect(status).toBe(200);
  expect(body).toEqual({ shown: expect.anything(), faults: [] });
  expect(body.shown.html).toContain('\nh1: Who we are\n');
  expect(body.shown.html).not.toContain('<script');
  // A style in a text is none of the page.
  expect(body.shown.styles).toContain('p{color:red}');
  expect(body.shown.styles).not.toContain('green');
  expect(await readDrafts(office.server.database.db)).toEqual([]);
});

test.each([
  [`${ABOUT}:3: field "title": expected at most 60`, ABOUT, 'title', 'expected at most 60'],
  ['site.es.yaml: field "contact.email": expected x', 'site.yaml', 'contact.email', 'expected x'],
  ['site.es.yaml: field "hours.label": expected x', 'site.es.yaml', 'hours.label', 'expected x'],
  ['site.yaml:4: field "a.0": expected y, found {"b":1}', 'site.yaml', 'a.0', 'expected y'],
  ['no line of a file', null, null, 'no line of a file'],
])('without a page %j is a fault at its field', async (line, path, field, message) => {
  const { body } = await preview([{ path: ['h1'], value: `FAULT ${line}` }]);
  expect(body).toEqual({ shown: null, faults: [{ path, field, message }] });
});

test('another page that is half written hides nothing of this one, and its fault is named', async () => {
  const other = 'pages/about/careers.md';
  const { hash } = (await mia.get(`/content/file?path=${other}`)).body;
  const line = `${other}:3: field "title": expected text`;
  const edits = [{ path: ['h1'], value: `FAULT ${line}` }];
  expect((await mia.send('PUT', '/content/file', { path: other, hash, edits })).status).toBe(200);
  const heading = [{ path: ['h1'], value: 'Who we are' }];
  const { body } = await preview(heading);
  expect(body.shown.html).toContain('\nh1: Who we are\n');
  expect(body.faults).toMatchObject([{ path: other, field: 'title' }]);
  expect((await preview(heading, ABOUT, other)).body.shown).toBeNull();
});

test('a file, a page or a field that is not there is refused', async () => {
  const heading = [{ path: ['h1'], value: 'X' }];
  expect((await preview(heading, '../package.json')).status).toBe(404);
  expect((await preview(heading, ABOUT, 'pages/nowhere.md')).status).toBe(404);
  expect((await preview([{ path: ['faqs', 99, 'q'], value: 'X' }])).status).toBe(422);
});
