import type { Plugin, Rolldown } from 'vite';

/** Kept for the bench; the server gives away nothing whose name begins with a dot. */
export const packageRecord = '.packages.json';

/** For every file of the build. */
export type PackageRecord = Record<
  string,
  {
    /** How much of its code comes from which package. */
    packages: Record<string, number>;
    /** The files that it needs before it can begin. */
    imports: string[];
    /** Whether it is fetched for itself, and not only because another imports it. */
    isEntry: boolean;
  }
>;

const ownCode = 'ringfence';

/** The package that a module belongs to; our own code counts as one. */
export function findPackage(id: string): string {
  const path = id.replaceAll('\\', '/');
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? ownCode;
}

/** How much code of a file comes from which package. */
function measurePackages({ modules }: Rolldown.OutputChunk): Record<string, number> {
  const lengths: Record<string, number> = {};
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    const name = findPackage(id);
    lengths[name] = (lengths[name] ?? 0) + renderedLength;
  }
  return lengths;
}

/** Writes down what each file is made of. */
export function recordPackages(): Plugin {
  return {
    name: 'ringfence:record-packages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const record: PackageRecord = {};
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        record[file.fileName] = {
          packages: measurePackages(file),
          imports: file.imports,
          isEntry: file.isEntry || file.isDynamicEntry,
        };
      }
      this.emitFile({ type: 'asset', fileName: packageRecord, source: JSON.stringify(record) });
    },
  };
}
