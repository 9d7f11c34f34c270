import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{domain,app,content-loader,server,cli,build}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    hookTimeout: 120_000,
  },
});
