/** What stands above a box of a page's words: marks, and links by search. What is pasted into the box becomes Markdown. */
import { type ClipboardEvent, type RefObject, useState } from 'react';
import * as m from '#messages';
import { Button } from '../parts/button.tsx';
import { pastedMarkdown } from './pasted-markdown.ts';

/** What inputs offer of a kind (`NamedKind`), or of all that words may name. */
export const listId = (kind: string) => `content-named-${kind}`;
export const INSERTED = 'insert';

/** What was copied with its looks comes as Markdown; it can be undone as what is typed. */
export function pasteMarkdown(event: ClipboardEvent): void {
  const html = event.clipboardData.getData('text/html');
  const markdown = html && pastedMarkdown(html);
  // What is refused is pasted as plain text.
  if (markdown && insertText(markdown)) event.preventDefault();
}

/** In the field that has the focus, as if it was typed: nothing else can be undone. @returns whether the browser did it */
const insertText = (text: string) => document.execCommand('insertText', false, text);

/** What the marks of Markdown stand around: the chosen words. */
export function Toolbar({
  text,
  pages,
}: {
  text: RefObject<HTMLTextAreaElement | null>;
  pages: { value: string; label: string }[];
}) {
  const marks = [
    { name: m.office_content_bold(), before: '**', after: '**' },
    { name: m.office_content_list(), before: '\n- ', after: '' },
    { name: m.office_content_heading(), before: '\n### ', after: '\n' },
  ];
  const [chosen, setChosen] = useState('');
  /** @param words where none are chosen. Default: none */
  const mark = (before: string, after: string, words = '') => {
    const box = text.current;
    if (!box) return;
    const chosen = box.value.slice(box.selectionStart, box.selectionEnd) || words;
    box.focus();
    insertText(before + chosen + after);
  };
  const insert = () => {
    if (!chosen) return;
    const page = pages.find(({ value }) => value === chosen);
    if (page) mark('[', `](${page.value})`, page.label);
    else mark('', chosen);
    setChosen('');
  };
  return (
    <div className="row" role="toolbar" aria-label={m.office_content_marks()}>
      {marks.map(({ name, before, after }) => (
        <Button key={name} look="low" onClick={() => mark(before, after)}>
          {name}
        </Button>
      ))}
      <input
        list={listId(INSERTED)}
        aria-label={m.office_content_insert_what()}
        placeholder={m.office_content_insert_what()}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Button look="low" onClick={insert}>
        {m.office_content_insert()}
      </Button>
    </div>
  );
}
