import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import type { Site } from '../../domain/content/site-schema.ts';
import { readEnv } from '../env.ts';
import { fixtureSite } from '../testing/fixture-site.ts';
import { contentPolicy, WORKER_POLICY } from './content-policy.ts';

const hashes = {
  scriptHashes: ["'sha256-qHODuyA+N1Bu7PVXx2W6A5GOI8hlJcy3jC4owtFNB80='"],
  styleHashes: ["'sha256-RYhNJ+nnIEI3xAKxf4PPyB301ldIbpC0apM7ATupK6c='"],
};
const policyOf = (
  changes: Partial<Site> = {},
  path = '/',
  env: Record<string, string> = { EMBED_ORIGINS: 'https://partner.example' },
) => contentPolicy(readEnv(env), { ...fixtureSite, ...changes }, path, hashes);

const provider = { ...fixtureSite.territories.other, quote_form: 'https://forms.example/a' };
const withProvider = { territories: { ...fixtureSite.territories, other: provider } };
const withAnalytics = { analytics_id: 'G-TEST' };
const withCounter = { counter: 'https://stats.example/script.js data-website-id=94db1cb1' };

test.each([
  ['a page', policyOf()],
  ['a page with analytics', policyOf(withAnalytics)],
  ['a page with another counter', policyOf(withCounter)],
  ["a page with a provider's form", policyOf(withProvider)],
  ['the framed form', policyOf({}, '/embed/quote-form')],
  ['the service worker', WORKER_POLICY],
])('csp_evaluator finds nothing in the policy of %s', (_name, policy) => {
  expect(new CspEvaluator(new CspParser(policy).csp).evaluate()).toEqual([]);
});

test('csp_evaluator would find a hole', () => {
  const open = policyOf().replace("'strict-dynamic'", "'self'");
  expect(new CspEvaluator(new CspParser(open).csp).evaluate()).not.toEqual([]);
});

test('nothing is allowed that is not asked for', () => {
  const policy = policyOf();
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toMatch(/unsafe-|\*|https?:/);
  expect(policy).toContain("; frame-ancestors 'none'; ");
  expect(policy).toContain("; require-trusted-types-for 'script'; ");
});

test('hosts are named only when a setting names them', () => {
  expect(policyOf(withProvider)).toContain("frame-src 'self' https://forms.example;");
  expect(policyOf(withAnalytics)).toContain('https://*.google-analytics.com');
  const counted = policyOf(withCounter);
  expect(counted).toContain("; connect-src 'self' https://stats.example; ");
  expect(counted.match(/https:[^; ]*/g)).toEqual(['https://stats.example']);
  expect(counted).toMatch(/; trusted-types built-html service-worker analytics$/);
  const framed = policyOf({}, '/embed/quote-form');
  expect(framed).toContain("frame-ancestors 'self' https://partner.example;");
  // The framed form registers no service worker.
  expect(framed).toMatch(/; trusted-types built-html$/);
});
