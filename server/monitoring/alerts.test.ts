import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { newSubmission, serverForAllTests } from '../testing/test-server.ts';

const { groups } = parse(readFileSync('tools/deploy/alerts.yaml', 'utf8')) as {
  groups: { rules: { expr: string }[] }[];
};
const rules = groups.flatMap((group) => group.rules);

const server = serverForAllTests('sqlite');

/** What Prometheus itself knows. */
const OF_PROMETHEUS = new Set(['up']);
const WORDS_OF_EXPRESSIONS = new Set(
  'sum rate increase histogram_quantile absent by or le and'.split(' '),
);

test('every metric of the alert rules stands in /metrics, under that name', async () => {
  await server.post('/api/contact-submissions', newSubmission());
  const { body } = await server.app.inject('/metrics');
  const known = new Set([...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(namesOf));
  const named = rules.flatMap(({ expr }) =>
    (expr.replace(/\{[^}]*\}|\[[^\]]*\]/g, '').match(/[a-z_]{2,}/g) ?? []).filter(
      (word) => !WORDS_OF_EXPRESSIONS.has(word) && !OF_PROMETHEUS.has(word),
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

function namesOf([, name = '', type]: RegExpExecArray): string[] {
  return type === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => name + part) : [name];
}
