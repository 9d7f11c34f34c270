/** What a blog post shows besides its front matter. */
import type { PostMatter } from '../domain/content/page-schema.ts';
import { findPage, loadPages } from './load.ts';
import { loadPageData, type PageData } from './page-data.ts';

/** Words a grown reader reads in a minute. */
const WORDS_PER_MINUTE = 220;

interface PostData extends PageData<PostMatter> {
  /** Reading time, at least 1. */
  minutes: number;
}

export function loadPostData(request: Request): PostData {
  const pages = loadPages();
  const page = loadPageData(request, pages) as PageData<PostMatter>;
  const words = findPage(pages, page.url)?.markdown.split(/\s+/).length ?? 0;
  return { ...page, minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)) };
}
