import { readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * Searches every node of a TypeScript file.
 * @param textOf the text of a match, undefined or empty if the node is none
 * @param isLeftOut true for nodes to skip with everything below them. Default: none
 * @returns `file:line: text` of each match
 */
export function findInSource(
  file: string,
  textOf: (node: ts.Node) => string | null | undefined,
  isLeftOut: (node: ts.Node) => boolean = () => false,
): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (isLeftOut(node)) return;
    const find = textOf(node);
    if (find) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1}: ${find}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
