import { type Plugin, parseSync } from 'vite';

export interface LighterModule {
  /** The module, from the name of its package on. */
  module: string;
  /** Where it may be imported from. Anybody else may need what is left out. */
  importers: readonly string[];
  /** The release of the package that it was written for and measured with. */
  writtenFor: string;
  /** What a page would weigh more without it, in kB of brotli; less than 2 is not worth it. */
  saves: { kilobytes: number; on: string };
  /** The module as the browser gets it. Throws where the module is not what it was. */
  lighten: (code: string) => string;
}

/** The path inside `node_modules`, which is the same on every machine. */
function findPackagePath(id: string): string {
  return id.replaceAll('\\', '/').split('/node_modules/').at(-1) ?? id;
}

/** The code without some methods of its classes; each must be there. */
export function dropMethods(code: string, names: readonly string[]): string {
  const { program } = parseSync('module.mjs', code);
  const methods = program.body
    .map((statement) => ('declaration' in statement ? statement.declaration : statement))
    .flatMap((declared) => (declared?.type === 'ClassDeclaration' ? declared.body.body : []))
    .flatMap((member) =>
      member.type === 'MethodDefinition' && member.key.type === 'Identifier'
        ? [{ name: member.key.name, start: member.start, end: member.end }]
        : [],
    );
  const missing = names.find((name) => !methods.some((method) => method.name === name));
  if (missing !== undefined) throw new Error(`it has no method ${missing} any more`);
  return methods
    .filter(({ name }) => names.includes(name))
    .toReversed()
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), code);
}

/**
 * Leaves out what packages bring along and this application never does. A module that has moved,
 * changed or found a new user fails the build, so that nothing is left out by mistake.
 */
export function lightenModules(lighterModules: readonly LighterModule[]): Plugin {
  const met = new Map<LighterModule, string>();
  return {
    name: 'ringfence:lighten-modules',
    apply: 'build',
    buildStart() {
      met.clear();
    },
    transform(code, id) {
      const path = findPackagePath(id);
      const lighter = lighterModules.find(({ module }) => module === path);
      if (lighter === undefined) return undefined;
      met.set(lighter, id);
      try {
        return { code: lighter.lighten(code), map: null };
      } catch (error) {
        const reason = error instanceof Error ? error.message : error;
        return this.error(`${path} cannot be made lighter: ${reason}.`);
      }
    },
    buildEnd(error) {
      if (error !== undefined) return;
      for (const lighter of lighterModules) {
        const { module, importers } = lighter;
        const id = met.get(lighter);
        if (id === undefined) {
          this.error(`${module} is not there any more; look again at what is left out of it.`);
        }
        const stranger = this.getModuleInfo(id)
          ?.importers.map(findPackagePath)
          .find((path) => !importers.some((start) => path.startsWith(start)));
        if (stranger !== undefined) {
          this.error(`${stranger} imports ${module} and may need what is left out of it.`);
        }
      }
    },
  };
}
