import { expect, test } from 'vitest';
import { serverForAllTests } from '../testing/test-server.ts';

const server = serverForAllTests('sqlite');

test('slow clients and too many connections are cut off by Node', async () => {
  await server.app.ready();
  expect(server.app.server).toMatchObject({
    ...{ requestTimeout: 300_000, headersTimeout: 10_000, timeout: 15_000, maxConnections: 4_000 },
  });
});
