import { readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * Looks at every part of a file of TypeScript.
 * @param textOf what is found in a part, undefined or empty where it is nothing
 * @param isLeftOut with all that is below it. Default: nothing is
 * @param text of the file. Default: read from it
 * @returns `file:line: text` of each find
 */
export function findInSource(
  file: string,
  textOf: (node: ts.Node) => string | null | undefined,
  isLeftOut: (node: ts.Node) => boolean = () => false,
  text = readFileSync(file, 'utf8'),
): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
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
