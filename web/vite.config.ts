import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// Relative addresses, so that the server can stand under any sub-path: it writes <base> into the page.
export default defineConfig({
  base: './',
  plugins: [svelte()],
  resolve: {
    alias: { $lib: here('./src/lib'), $shell: here('./src/shell'), $games: here('./src/games'), $quadriga: here('../src/quadriga') },
  },
  build: {
    outDir: here('../src/quadriga/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
