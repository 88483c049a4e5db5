import { resolve } from 'node:path';
import type { SourceFile } from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';

const projects = new Map<string, string>();
let projectCount = 0;
let compiler: API | undefined;

/**
 * Parses the files with the compiler's own parser, so that comments, strings, templates, regular
 * expressions and JSX are never mistaken for code.
 *
 * The compiler parses only what belongs to a project, so it is given one that exists in memory
 * alone. It neither resolves imports nor loads libraries: parsing is all that is wanted.
 */
export function parseSourceFiles(root: string, paths: readonly string[]): Map<string, SourceFile> {
  const folder = resolve(root).replaceAll('\\', '/');
  // A new name each time, for the compiler remembers a project that it has closed.
  projectCount += 1;
  const project = `${folder}/tsconfig.boundaries-${projectCount}.json`;
  projects.set(project, describeProject(paths));
  // Shared, because it is a process of its own, and one that ends by itself when ours does.
  compiler ??= new API({
    fs: {
      fileExists: (name) => (projects.has(name) ? true : undefined),
      readFile: (name) => projects.get(name),
    },
  });
  const snapshot = compiler.updateSnapshot({
    openProjects: [project],
    // It remembers what it has read, and a file may have changed since.
    fileChanges: { invalidateAll: true },
  });
  try {
    const program = snapshot.getProject(project)?.program;
    return new Map(
      paths.map((path) => {
        const sourceFile = program?.getSourceFile(`${folder}/${path}`);
        if (sourceFile === undefined) throw new Error(`The compiler could not parse ${path}.`);
        return [path, sourceFile];
      }),
    );
  } finally {
    snapshot.dispose();
    compiler.updateSnapshot({ closeProjects: [project] }).dispose();
    projects.delete(project);
  }
}

function describeProject(paths: readonly string[]): string {
  const compilerOptions = {
    allowJs: true,
    jsx: 'preserve',
    module: 'esnext',
    noLib: true,
    noResolve: true,
    types: [],
  };
  return JSON.stringify({ compilerOptions, files: paths });
}
