import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(html|js|css|svg|json|webmanifest|txt)$/;

/** Lays a `.br` and a `.gz` beside every file of text, so that the program need not compress while somebody waits. */
function compress(): Plugin {
  const folder = (path: string): string[] =>
    readdirSync(path).flatMap((name) =>
      statSync(join(path, name)).isDirectory() ? folder(join(path, name)) : join(path, name),
    );
  return {
    name: 'compress',
    apply: 'build',
    closeBundle() {
      for (const path of folder('dist').filter((path) => WORTH_IT.test(path))) {
        const plain = readFileSync(path);
        if (plain.length < 600) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compress()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Every page needs the small parts of the shell: one file of them is less than a dozen.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shell', test: /src\/(shell|i18n)\// }] } } },
  },
  // While one works on the client the program serves the rest: `orleans serve`, then `npm run dev`.
  server: {
    proxy: { '/api': { target: process.env.VITE_API ?? 'http://127.0.0.1:8080', ws: true } },
    // A test reads the ids of the rules.
    fs: { allow: ['.', '../rules'] },
  },
  // One page for all files: making a new one takes longer than the tests.
  test: { environment: 'jsdom', isolate: false, include: ['src/**/*.test.ts'], setupFiles: 'src/i18n/begin.ts' },
});
