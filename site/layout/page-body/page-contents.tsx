import './page-contents.css';
import * as m from '#messages';

/** The table of contents of a long page. */
export function PageContents({ headings }: { headings: { id: string; text: string }[] }) {
  if (headings.length < 3) return null;
  return (
    <nav className="page-contents" aria-labelledby="contents">
      <h2 id="contents">{m.page_contents_on_this_page()}</h2>
      <ul className="rows page-contents-list">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
