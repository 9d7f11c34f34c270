/** A page that is shown becomes another one without being loaded: only what differs is touched, so that it neither blinks nor scrolls. */

/**
 * @param shown has the parts of `before`, and may have marks of the office besides
 * @param before what was put into it last, or the page without anything
 */
export function patchPage(shown: Document, before: Document, after: Document): void {
  patchAttributes(shown.documentElement, before.documentElement, after.documentElement);
  patchElement(shown.body, before.body, after.body);
}

/** The frame's policy takes no style elements. Those of narrow windows are files. */
export function adoptStyles(shown: Document, after: Document, styles: string): void {
  const { CSSStyleSheet } = shown.defaultView as Window & typeof globalThis;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shown.adoptedStyleSheets = [sheet];
  const links = after.head.querySelectorAll('link[rel=stylesheet]');
  shown.head.replaceChildren(...[...links].map((link) => shown.importNode(link)));
}

function patchElement(shown: Element, before: Element, after: Element): void {
  if (before.isEqualNode(after)) return;
  patchAttributes(shown, before, after);
  const [old, next] = [[...before.childNodes], [...after.childNodes]];
  const nodes = [...shown.childNodes];
  const start = equalNodes(old, next);
  const end = equalNodes(old.slice(start).reverse(), next.slice(start).reverse());
  const behind = nodes[old.length - end] ?? null;
  for (let at = start; at < Math.max(old.length, next.length) - end; at++) {
    const from = at < old.length - end ? old[at] : undefined;
    const to = at < next.length - end ? next[at] : undefined;
    const node = from && nodes[at];
    if (node && from && to && isPatched(from, to)) patchNode(node, from, to);
    else {
      if (to) shown.insertBefore(shown.ownerDocument.importNode(to, true), node ?? behind);
      node?.remove();
    }
  }
}

/** @returns how many at the beginning are the same */
function equalNodes(old: Node[], next: Node[]): number {
  const other = old.findIndex((node, at) => !node.isEqualNode(next[at] ?? null));
  return other === -1 ? old.length : other;
}

/** Parts of a drawing are put in anew. */
const isPatched = (from: Node, to: Node) =>
  from.nodeName === to.nodeName && (isText(from) || isHtml(from));
const isText = ({ nodeType }: Node) => nodeType === Node.TEXT_NODE;
const isHtml = (node: Node) =>
  (node as Element).namespaceURI === document.documentElement.namespaceURI;

function patchNode(node: Node, from: Node, to: Node): void {
  if (!isText(from)) patchElement(node as Element, from as Element, to as Element);
  else if (from.nodeValue !== to.nodeValue) node.nodeValue = to.nodeValue;
}

function patchAttributes(shown: Element, before: Element, after: Element): void {
  for (const name of new Set([...before.getAttributeNames(), ...after.getAttributeNames()])) {
    const value = after.getAttribute(name);
    if (value === before.getAttribute(name)) continue;
    if (value === null) shown.removeAttribute(name);
    else shown.setAttribute(name, value);
  }
}
