import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { readDrafts } from '../../content/store/revisions.ts';
import { type Caller, officeForEachTest } from '../../testing/office.ts';

vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
// No release is built for these tests: a page shows its file.
vi.mock('../../content/service/previews.ts', () => ({
  createPreviews: () => ({
    photoFolder: '/nowhere',
    render: async (texts: Map<string, string>, url: string) => {
      const text = texts.get(ABOUT) ?? '';
      return text.includes('Too long')
        ? { fault: `${ABOUT}:3: field "title": expected at most 60 characters` }
        : {
            html: `<html><head><style>p{color:red}</style></head><body><style>p{color:green}</style>${url}<script>1</script>${text}</body></html>`,
            styleHashes: [],
          };
    },
  }),
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

test('without a page there is a fault, at its field', async () => {
  const { body } = await preview([{ path: ['title'], value: 'Too long' }]);
  const fault = { message: 'expected at most 60 characters', path: ABOUT, field: 'title' };
  expect(body).toEqual({ shown: null, faults: [fault] });
});

test('a file, a page or a field that is not there is refused', async () => {
  const heading = [{ path: ['h1'], value: 'X' }];
  expect((await preview(heading, '../package.json')).status).toBe(404);
  expect((await preview(heading, ABOUT, 'pages/nowhere.md')).status).toBe(404);
  expect((await preview([{ path: ['faqs', 99, 'q'], value: 'X' }])).status).toBe(422);
});
