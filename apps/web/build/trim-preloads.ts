import type { Plugin, ResolveModulePreloadDependenciesFn } from 'vite';

/** The files that each file of the build imports at once. */
type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** A file and everything that it imports, however far down. */
export function reachFiles(graph: ImportGraph, file: string): Set<string> {
  const reached = new Set([file]);
  // A set keeps the order of insertion while it is being walked, so it serves as the queue too.
  for (const one of reached) {
    for (const imported of graph.get(one) ?? []) reached.add(imported);
  }
  return reached;
}

/**
 * Whoever asks for a part of the application later names the files it consists of, so that they come
 * together. What the asking file has imported itself is there already and need not be named: such
 * lists are a good part of the bytes of small files.
 */
export function trimPreloads(): {
  plugin: Plugin;
  resolveDependencies: ResolveModulePreloadDependenciesFn;
} {
  const graph = new Map<string, readonly string[]>();
  return {
    plugin: {
      name: 'ringfence:trim-preloads',
      apply: 'build',
      generateBundle: {
        // Before Vite writes the lists.
        order: 'pre',
        handler(_options, bundle) {
          for (const file of Object.values(bundle)) {
            if (file.type === 'chunk') graph.set(file.fileName, file.imports);
          }
        },
      },
    },
    resolveDependencies(_file, dependencies, { hostId, hostType }) {
      if (hostType === 'html') return dependencies;
      const present = reachFiles(graph, hostId);
      return dependencies.filter((dependency) => !present.has(dependency));
    },
  };
}
