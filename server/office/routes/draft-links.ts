/** /office/api: one draft of a page shown to somebody without a sign-in, by a signed link. It reads, and runs nothing. */
import { createReadStream } from 'node:fs';
import * as m from '#messages';
import { inEachLanguage, urlOf } from '../../../content-loader/page-files.ts';
import { OFFICE_API } from '../../../domain/office/api.ts';
import { type DraftLink, DraftLinkRequest } from '../../../domain/office/content-api.ts';
import { addAuditEntry } from '../../activity/store/audit.ts';
import { inOrder } from '../../activity/store/counters.ts';
import { type DraftedContent, readDrafted } from '../../content/service/drafts.ts';
import { findRevisionPath } from '../../content/store/revisions.ts';
import { plainPages } from '../../http/plain-page.ts';
import { html } from '../../mail/html.ts';
import {
  draftLink,
  isSignedFor,
  type LinkedDraft,
  readDraftLink,
} from '../messages/draft-links.ts';
import type { Calls } from './calls.ts';
import { previewHtml, previewPolicy } from './content.ts';
import { preparedPhoto } from './content-photos.ts';
import type { OfficeContext } from './context.ts';
import { refuse } from './problems.ts';

const everybody = { access: 'everybody' } as const;

export function draftLinkCalls(calls: Calls, context: OfficeContext): void {
  const { db, site, siteUrl, now, previews } = context;

  calls.change(
    'POST /content/link',
    { access: 'person', body: DraftLinkRequest, limit: [60, 3600] },
    async ({ body: { path }, session }) => {
      const draft = linkedDraft(await readDrafted(db), path);
      const key = context.linkKey();
      if (!draft || !key || urlOf(path) === null) return refuse('not-found');
      const entry = { at: now(), person: session.person, what: 'content.link', about: path };
      const recorded = await inOrder(db, 'publication', (transaction) =>
        addAuditEntry(transaction, entry),
      );
      const url = `${siteUrl}${OFFICE_API}/shown/${draftLink(key, draft, now())}`;
      return { recorded, answer: { url } satisfies DraftLink };
    },
  );

  /** The content as visitors get it, with the draft of this page alone over it; null = the link opens nothing. */
  async function open(link: string): Promise<{ path: string; texts: Map<string, string> } | null> {
    const asked = readDraftLink(link, now());
    const path = asked && (await findRevisionPath(db, asked.revisionNo));
    await context.look();
    const key = context.linkKey();
    if (!asked || asked.isOver || !path || !key) return null;
    const content = await readDrafted(db);
    const draft = linkedDraft(content, path);
    if (!draft || !isSignedFor(key, { ...draft, revisionNo: asked.revisionNo }, asked)) return null;
    const texts = new Map(content.live);
    for (const one of inEachLanguage(content.texts, path))
      texts.set(one, content.texts.get(one) ?? '');
    return { path, texts };
  }

  calls.add(
    'GET /shown/:link',
    { ...everybody, limit: [60, 300] },
    async ({ params: { link = '' }, reply }) => {
      if (!readDraftLink(link, now())) return refuse('not-found');
      const opened = await open(link);
      const url = opened && urlOf(opened.path);
      const preview = url && (await previews.render(opened.texts, url, db));
      reply.type('text/html; charset=utf-8');
      if (!preview || 'fault' in preview) {
        const plain = plainPages(site);
        const page = {
          heading: m.office_content_link_over(),
          body: html`<p>${m.office_content_link_over_about()}</p>`,
          home: null,
        };
        reply.code(410).headers(plain.headers()).send(plain.render(page));
        return undefined;
      }
      reply
        .header('content-security-policy', previewPolicy(preview.styleHashes, true))
        .header('referrer-policy', 'no-referrer')
        .send(previewHtml(preview.html, `${OFFICE_API}/shown/${link}/photos/`));
      return undefined;
    },
  );
  calls.add(
    'GET /shown/:link/photos/:name',
    { ...everybody, limit: [600, 300] },
    async ({ params: { link = '', name = '' }, reply }) => {
      const photo = preparedPhoto(previews, name);
      if (!photo || !(await open(link))) return refuse('not-found');
      reply.type(photo.type).send(createReadStream(photo.file));
      return undefined;
    },
  );
}

function linkedDraft({ drafts, lives, texts }: DraftedContent, path: string): LinkedDraft | null {
  const draft = drafts.get(path);
  if (!draft || !texts.has(path)) return null;
  return { path, revisionNo: draft.revision_no, liveNo: lives.get(path)?.revision_no ?? 0 };
}
