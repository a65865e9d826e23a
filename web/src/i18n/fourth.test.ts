// @vitest-environment node
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = ts.sys.getCurrentDirectory();
const HERE = `${root}/src/i18n/index.svelte.ts`;

/** The files of the client that the compiler objects to, if the languages are these. */
function lacking(languages: string): string[] {
  const read = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(read.config, ts.sys, root);
  const sources = fileNames.filter((name) => !name.endsWith('.test.ts'));
  const host = ts.createCompilerHost(options);
  const plain = host.readFile;
  host.readFile = (name) => (name === HERE ? languages : plain(name));
  const program = ts.createProgram(sources, options, host);
  const objected = sources.filter((name) => {
    const file = program.getSourceFile(name)!;
    return program.getSemanticDiagnostics(file).length > 0;
  });
  return objected.map((name) => name.replace(`${root}/src/`, '')).sort();
}

it('a fourth language is asked for wherever there are words', { timeout: 120_000 }, () => {
  const now = ts.sys.readFile(HERE)!;
  // A single text: its own name.
  const more = now
    .replace("'fr'] as const", "'fr', 'it'] as const")
    .replace("fr: 'Français' }", "fr: 'Français', it: 'Italiano' }");
  expect(more).not.toBe(now);
  const areas = ts.sys
    .readDirectory(`${root}/src`, ['.ts'], ['**/*.test.ts', '**/types/**'])
    .filter((name) => name !== HERE && /\barea\(/.test(ts.sys.readFile(name)!))
    .map((name) => name.replace(`${root}/src/`, ''));
  expect(areas.length).toBeGreaterThan(40);
  const named = lacking(more);
  expect(areas.filter((name) => !named.includes(name))).toEqual([]);
  // Sentences that each language builds in its own way.
  const others = ['events', 'moves', 'questions', 'places'].map(
    (name) => `games/orleans/words/${name === 'events' ? 'speech' : name}.ts`,
  );
  expect(others.filter((name) => !named.includes(name))).toEqual([]);
});
