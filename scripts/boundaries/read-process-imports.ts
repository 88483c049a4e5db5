import {
  isImportDeclaration,
  isNamedImports,
  isStringLiteral,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import { lineOf } from './list-nodes.ts';

export interface ProcessImports {
  /** Local names for the whole of `process`: `import host from 'node:process'`. */
  readonly aliases: ReadonlySet<string>;
  /** Single members: `import { env } from 'node:process'`. */
  readonly members: readonly { readonly name: string; readonly line: number }[];
}

const processModules = new Set(['process', 'node:process']);

export function readProcessImports(sourceFile: SourceFile, nodes: readonly Node[]): ProcessImports {
  const aliases = new Set<string>();
  const members: { name: string; line: number }[] = [];
  for (const node of nodes) {
    if (!isImportDeclaration(node) || !isStringLiteral(node.moduleSpecifier)) continue;
    if (!processModules.has(node.moduleSpecifier.text)) continue;
    const { name, namedBindings } = node.importClause ?? {};
    if (name !== undefined) aliases.add(name.text);
    if (namedBindings === undefined) continue;
    if (!isNamedImports(namedBindings)) {
      aliases.add(namedBindings.name.text);
      continue;
    }
    for (const element of namedBindings.elements) {
      const imported = element.propertyName ?? element.name;
      members.push({ name: `process.${imported.text}`, line: lineOf(sourceFile, element) });
    }
  }
  return { aliases, members };
}
