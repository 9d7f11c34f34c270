/**
 * A translator replaces each text of a page. React then fails when it removes its own text or puts an element before it
 * (react#11538), and nobody sees what it writes into it.
 */

import ts from 'typescript';
import { expect, it } from 'vitest';

/** What React goes on drawing in a browser: islands, the chat's panel and the office. */
const DRAWN_BY_REACT = [
  'site/globals.d.ts',
  'site/widgets/islands/registry.ts',
  'site/widgets/islands/run-island.tsx',
  'site/widgets/chat/chat-prompt.tsx',
  'office/main.tsx',
];

it('no text that comes, goes or changes stands bare beside others, and none behind a part that comes and goes', () => {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const { tsBuildInfoFile: _, ...own } = { ...options, incremental: false };
  expect(bareTexts(ts.createProgram(DRAWN_BY_REACT, own))).toEqual([]);
});

/** @returns `file:line: text` of each */
function bareTexts(program: ts.Program): string[] {
  const checker = program.getTypeChecker();
  const places: string[] = [];

  const hasType = (node: ts.Node, flags: ts.TypeFlags) => {
    const type = checker.getTypeAtLocation(node);
    return (type.isUnion() ? type.types : [type]).some((one) => one.flags & flags);
  };
  const isText = (node: ts.Node): boolean => {
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return true;
    // It draws texts that stand in no element of its own.
    if (ts.isJsxSelfClosingElement(node)) return node.tagName.getText() === 'Message';
    const { StringLike, NumberLike, Object: Element, Any } = ts.TypeFlags;
    return hasType(node, StringLike | NumberLike) && !hasType(node, Element | Any);
  };
  const comesAndGoes = (node: ts.Node): boolean => {
    if (ts.isJsxText(node) || ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node))
      return false;
    const { BooleanLike, Null, Undefined } = ts.TypeFlags;
    return (
      ts.isConditionalExpression(node) ||
      checker.isArrayLikeType(checker.getTypeAtLocation(node)) ||
      hasType(node, BooleanLike | Null | Undefined)
    );
  };
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const parts = node.children.flatMap(drawnPart);
      let isMoved = ts.isJsxFragment(node) && isBranch(node);
      for (const part of parts.length > 1 ? parts : []) {
        if (isText(part) && (isMoved || comesAndGoes(part))) places.push(placeOf(part));
        isMoved ||= comesAndGoes(part);
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const source of program.getSourceFiles())
    if (/\b(site|office)\/.*\.tsx$/.test(source.fileName)) visit(source);
  return places;
}

/** What a child draws: nothing where it is a space, which translators leave alone. */
function drawnPart(child: ts.JsxChild): ts.Node[] {
  let part: ts.Node | undefined = ts.isJsxExpression(child) ? child.expression : child;
  while (part && ts.isParenthesizedExpression(part)) part = part.expression;
  const isSpace = part && (ts.isJsxText(part) || ts.isStringLiteralLike(part)) && !part.text.trim();
  return part && !isSpace ? [part] : [];
}

/** Whether it is one of several things that may stand in a place. */
function isBranch({ parent }: ts.Node): boolean {
  if (ts.isParenthesizedExpression(parent)) return isBranch(parent);
  return ts.isConditionalExpression(parent) || ts.isBinaryExpression(parent);
}

function placeOf(part: ts.Node): string {
  const source = part.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(part.getStart());
  const file = source.fileName.replace(`${process.cwd()}/`, '');
  return `${file}:${line + 1}: ${part.getText().trim()}`;
}
