import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import type { Plugin, Rolldown } from 'vite';

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

/**
 * The pages begin with a small file that asks for what an address needs, and fetches the rest of the pages itself: they are named
 * in the head, so that the browser need not wait for that file to know of them.
 */
function nameTheRest(): Plugin {
  return {
    name: 'name-the-rest',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const pages = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('src/start.ts'));
        if (!pages) throw new Error('the pages are not where index.html looks for them');
        // What others build on comes first, in styles as well.
        const all = [...chunks.filter(({ fileName }) => pages.imports.includes(fileName)), pages];
        const files = all.filter(({ fileName }) => !html.includes(fileName));
        const styles = new Set(files.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
        const tag = (rel: string, file: string) => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        });
        return [
          ...files.map(({ fileName }) => tag('modulepreload', fileName)),
          ...[...styles].map((file) => tag('stylesheet', file)),
        ];
      },
    },
  };
}

/** The pages and screens that need a file: each of them is fetched by itself. */
function needing(id: string, graph: Rolldown.ChunkingContext, seen = new Set<string>()): string[] {
  const found = graph.getModuleInfo(id);
  if (!found || seen.has(id)) return [];
  seen.add(id);
  const own = found.isEntry || found.dynamicImporters.length ? [id] : [];
  return [...own, ...found.importers.flatMap((from) => needing(from, graph, seen))];
}

/**
 * What a table of Orléans needs is a few files, not dozens, which wait for each other on a line from far away: what its table
 * alone needs, what other pages tell of the game as well, and what both games need. What the lobby needs stays apart.
 */
function ofTable(id: string, graph: Rolldown.ChunkingContext): string | null {
  const by = needing(id, graph);
  const some = (one: RegExp) => by.some((root) => one.test(root));
  if (!some(/orleans\/table\/TableScreen/) || some(/(main|start)\.ts|index\.html|pages\/lobby|orleans\/new/))
    return null;
  if (some(/joan\/table/)) return 'both';
  return some(/pages\/|orleans\/(about|rules|teller)/) ? 'words' : 'TableScreen';
}

const FILES = [
  // What runs before the pages must not wait for them.
  {
    name: 'index',
    test: /src\/(main|ahead)\.ts|api\/ahead|games\/screens|table\/seats|vite\/preload-helper/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  // Every page needs the small parts of the shell, and most need the others: too small to be asked for one by one.
  {
    name: 'shell',
    test: /src\/(shell|i18n)\/|api\/records|pages\/(lobby\/name|new\/(Switch|wish))|about\/reconstructed/,
  },
  { name: 'new', test: /orleans\/new\//, includeDependenciesRecursively: false },
  { name: ofTable, test: /src\//, includeDependenciesRecursively: false },
];

export default defineConfig({
  plugins: [svelte(), nameTheRest(), compress()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: FILES } } },
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
