import type { PageData } from '../../../content-loader/page-data.ts';

export function PostPage({ page }: { page: PageData }) {
  return (
    <article className="wrap">
      <h1>{page.matter.h1}</h1>
      <p>{page.matter.summary}</p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown of content/, rendered at build */}
      <div dangerouslySetInnerHTML={{ __html: page.html }} />
    </article>
  );
}
