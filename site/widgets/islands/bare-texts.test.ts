/**
 * A translator replaces each text of a page. React then fails when it removes its own text or puts an element before it
 * (react#11538).
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { findInSource } from '../../../tools/test/find-in-source.ts';

/** What React goes on drawing in a browser: islands, the chat's panel and the office. */
const DRAWN_BY_REACT = [
  'site/widgets/islands/registry.ts',
  'site/widgets/islands/run-island.tsx',
  'site/widgets/chat/chat-prompt.tsx',
  'office/main.tsx',
];

it('no text that comes and goes stands beside others, and none behind a part that comes and goes', () => {
  const files = new Set<string>();
  for (const file of DRAWN_BY_REACT) follow(file, files);
  const components = [...files].filter((file) => file.endsWith('.tsx'));
  expect(components.length).toBeGreaterThan(60);
  expect(components.flatMap((file) => findInSource(file, bareText))).toEqual([]);
});

/** Adds a file and what it imports, also later. */
function follow(file: string, files: Set<string>): void {
  if (files.has(file) || !existsSync(file)) return;
  files.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
    /(?:from|import\()\s*'(\.[^']+)'/g,
  ))
    follow(join(dirname(file), path), files);
}

function bareText(node: ts.Node): string | null {
  const { parent } = node;
  if (!parent || !(ts.isJsxElement(parent) || ts.isJsxFragment(parent))) return null;
  // Translators leave spaces alone.
  const siblings = parent.children.filter((one) => one.getText().replace("{' '}", '').trim());
  const index = siblings.indexOf(node as ts.JsxChild);
  const isMoved = siblings.slice(0, index).some(comesAndGoes);
  const isBare = index >= 0 && siblings.length > 1 && isText(node);
  return isBare && (isMoved || comesAndGoes(node)) ? node.getText().trim() : null;
}

/** True for words, messages (`m.…()`) and choices of them. */
function isText(node: ts.Node): boolean {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
    return true;
  if (ts.isJsxExpression(node)) return node.expression !== undefined && isText(node.expression);
  if (ts.isConditionalExpression(node)) return isText(node.whenTrue) || isText(node.whenFalse);
  if (isAnd(node)) return isText(node.right);
  return ts.isCallExpression(node) && /^m\.\w+$/.test(node.expression.getText());
}

function comesAndGoes(node: ts.Node): boolean {
  const part = ts.isJsxExpression(node) ? node.expression : undefined;
  return part !== undefined && (ts.isConditionalExpression(part) || isAnd(part));
}

const isAnd = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
