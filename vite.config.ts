import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { bundleInlineScript, INLINE_SCRIPTS } from './build/inline-script.ts';

export default defineConfig(async () => ({
  plugins: [reactRouter()],
  define: {
    __INLINE_SCRIPT__: JSON.stringify(await bundleInlineScript(INLINE_SCRIPTS.page)),
    __FRAMED_SCRIPT__: JSON.stringify(await bundleInlineScript(INLINE_SCRIPTS.framed)),
  },
  server: { proxy: { '/api': process.env.API_ADDRESS ?? 'http://127.0.0.1:3001' } },
  build: { cssMinify: true, assetsInlineLimit: 0, target: 'es2022' },
}));
