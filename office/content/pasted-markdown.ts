/** What was copied in Word, Google Docs or a mail, as the Markdown of a page's words: headings, bold, lists and links; nothing else of it. */
import { createTrustedPolicy } from '../../app/lib/browser/trusted-types.ts';

/** What is read in this way runs nothing and loads nothing: it is part of no page. */
const trusted = createTrustedPolicy('pasted-html', { createHTML: (html: string) => html });

interface Block {
  text: string;
  isItem?: boolean;
}

const SKIPPED =
  'head, script, xml, img, del, [class*=MsoComment], [data-style*="mso-element:comment"]';
const BLOCKS =
  'p, div, ul, ol, li, table, tr, blockquote, section, article, h1, h2, h3, h4, h5, h6';

export function pastedMarkdown(html: string): string {
  // The office's policy would report each style and each listener of it.
  const plain = html
    .replace(/<style\b[\s\S]*?<\/style>/gi, '')
    .replace(/<[^>]+>/g, (tag) => tag.replace(/\s(style|on\w+)=/gi, ' data-$1='));
  const markup = trusted?.createHTML(plain) ?? plain;
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  for (const part of body.querySelectorAll(SKIPPED)) part.remove();
  return blocksIn(body)
    .map(({ text, isItem }, index, all) => (isItem && all[index + 1]?.isItem ? text : `${text}\n`))
    .join('\n')
    .trim();
}

/** @param indent of the entries of a list that stand within another one */
function blocksIn(parent: Node, indent = ''): Block[] {
  const blocks: Block[] = [];
  let line = '';
  const end = () => {
    // A line that is empty in a mail stands between paragraphs.
    for (const text of tidy(line).split(/\n{2,}/)) if (text) blocks.push({ text });
    line = '';
  };
  for (const node of shownIn(parent)) {
    if (!(node instanceof Element) || !(node.matches(BLOCKS) || node.querySelector(BLOCKS)))
      line += inlineOf(node);
    else {
      end();
      blocks.push(...blocksOf(node, indent));
    }
  }
  end();
  return blocks;
}

function blocksOf(element: Element, indent: string): Block[] {
  const words = () => tidy(inlineOf(element)).replace(/\s*\n\s*/g, ' ');
  const [, level] = /^H([1-6])$/.exec(element.nodeName) ?? [];
  if (level) {
    const text = words().replaceAll('**', '');
    return text ? [{ text: `${Number(level) < 3 ? '##' : '###'} ${text}` }] : [];
  }
  const [, depth] = /mso-list:\s*l\d+\s+level(\d)/.exec(styleOf(element)) ?? [];
  if (depth) {
    const isNumbered = /^[\s\u00a0]*(\d+|[a-z])[.)]/i.test(element.textContent ?? '');
    return [item(words(), isNumbered, '   '.repeat(Number(depth) - 1))];
  }
  if (element.matches('ul, ol'))
    return [...element.children].flatMap((entry) => {
      // Google Docs writes a list within another one beside its entry.
      if (!entry.matches('li')) return blocksOf(entry, `${indent}   `);
      const [first, ...rest] = blocksIn(entry, `${indent}   `);
      return first ? [item(first.text, element.matches('ol'), indent), ...rest] : [];
    });
  return blocksIn(element, indent);
}

const styleOf = (node: Node) => (node instanceof HTMLElement && node.dataset.style) || '';

const item = (text: string, isNumbered: boolean, indent: string): Block => ({
  text: `${indent}${isNumbered ? '1.' : '-'} ${text}`,
  isItem: true,
});

/** Without the mark of an entry, which Word writes between two comments for programs that have no lists. */
function shownIn(parent: Node): Node[] {
  let isMark = false;
  return [...parent.childNodes].filter((node) => {
    if (node instanceof Comment) isMark = node.data.includes('[if !supportLists]');
    return !isMark && !/mso-list:\s*ignore|mso-hide:\s*all|display:\s*none/i.test(styleOf(node));
  });
}

function inlineOf(node: Node): string {
  if (node instanceof Text)
    return node.data.replace(/[\s\u00a0]+/g, ' ').replace(/[*[\]\\`]/g, '\\$&');
  if (!(node instanceof HTMLElement)) return '';
  if (node.nodeName === 'BR') return '\n';
  const text = shownIn(node).map(inlineOf).join('');
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  if (!words) return text;
  const url = node instanceof HTMLAnchorElement ? targetOf(node) : null;
  if (url) return `${before}[${words}](${url})${after}`;
  // The style is stronger: Google Docs puts all that was copied into a <b> that is not bold.
  const [, own] = /(?:^|[\s;])font-weight:\s*(\w+)/i.exec(styleOf(node)) ?? [];
  const weight = own ?? (node.matches('b, strong') ? 'bold' : '');
  const isBold = weight === 'bold' || Number(weight) >= 600;
  return isBold && !words.includes('**') ? `${before}**${words}**${after}` : text;
}

/** null = it leads nowhere. A page of this site is named by its path. */
function targetOf(link: HTMLAnchorElement): string | null {
  const { protocol, origin, pathname, hash } = link;
  if (!/^(https?|mailto|tel):$/.test(protocol)) return null;
  const href = link.href.replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'));
  return origin === location.origin ? pathname + hash : href;
}

const tidy = (line: string) =>
  line
    .replaceAll('****', '')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
