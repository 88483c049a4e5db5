import {
  type BindingName,
  isBindingElement,
  isCallExpression,
  isIdentifier,
  isNewExpression,
  isObjectBindingPattern,
  isParameterDeclaration,
  isVariableDeclaration,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import { collectBindings } from './collect-bindings.ts';
import { lineOf } from './list-nodes.ts';
import { type NameChain, readNameChain } from './read-name-chain.ts';
import { readProcessImports } from './read-process-imports.ts';

export interface GlobalRead {
  /** The dotted name below the global object: `process.env.HOME`, `Math.random`, `fetch`. */
  readonly name: string;
  readonly line: number;
  /** `Date()` and `new Date()` read the clock, `new Date(0)` does not. */
  readonly calledWithoutArguments: boolean;
}

const globalObjects = new Set(['globalThis', 'global', 'window', 'self']);

/** Every global that the file reads by name, however it spells it. */
export function readGlobals(sourceFile: SourceFile, nodes: readonly Node[]): GlobalRead[] {
  const bindings = collectBindings(nodes);
  const process = readProcessImports(sourceFile, nodes);
  const reads = nodes.flatMap((node) => {
    const chain = readNameChain(node);
    if (chain === undefined) return [];
    const root = process.aliases.has(chain.root) ? 'process' : chain.root;
    if (root === chain.root && bindings.has(root)) return [];
    const path = globalObjects.has(root) ? chain.members : [root, ...chain.members];
    const line = lineOf(sourceFile, node);
    const calledWithoutArguments = isCalledWithoutArguments(chain);
    return listNames(path.join('.'), chain).map((name) => ({ name, line, calledWithoutArguments }));
  });
  const imported = process.members.map((member) => ({ ...member, calledWithoutArguments: false }));
  return [...imported, ...reads];
}

/** `const { env } = process` reads `process.env` as much as `process.env` does. */
function listNames(name: string, { end }: NameChain): string[] {
  const { parent } = end;
  const takesApart =
    (isVariableDeclaration(parent) || isParameterDeclaration(parent)) && parent.initializer === end;
  return takesApart ? listParts(name, parent.name) : [name];
}

function listParts(name: string, binding: BindingName | undefined): string[] {
  if (binding === undefined || !isObjectBindingPattern(binding)) return [name];
  return binding.elements.flatMap((element) => {
    if (!isBindingElement(element) || element.dotDotDotToken !== undefined) return [name];
    const key = element.propertyName ?? element.name;
    if (key === undefined || !isIdentifier(key)) return [name];
    const path = name === '' ? key.text : `${name}.${key.text}`;
    return listParts(path, element.name);
  });
}

function isCalledWithoutArguments({ end }: NameChain): boolean {
  const { parent } = end;
  if (!isCallExpression(parent) && !isNewExpression(parent)) return false;
  return parent.expression === end && (parent.arguments ?? []).length === 0;
}
