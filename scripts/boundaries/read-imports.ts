import {
  isCallExpression,
  isExportDeclaration,
  isExternalModuleReference,
  isIdentifier,
  isImportDeclaration,
  isImportEqualsDeclaration,
  isImportTypeNode,
  isLiteralTypeNode,
  isMetaProperty,
  isNoSubstitutionTemplateLiteral,
  isPropertyAccessExpression,
  isStringLiteral,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { lineOf } from './list-nodes.ts';

export interface ImportReference {
  readonly specifier: string;
  readonly line: number;
  /** Gone once the types are stripped: `import type`, `export type`, `import('…').Type`. */
  readonly typeOnly: boolean;
}

/** Every import whose specifier is written out; one that is only known at run time is not seen. */
export function readImports(sourceFile: SourceFile, nodes: readonly Node[]): ImportReference[] {
  return nodes.flatMap((node) => readImport(sourceFile, node) ?? []);
}

function readImport(sourceFile: SourceFile, node: Node): ImportReference | undefined {
  const found = findSpecifier(node);
  if (found?.node === undefined) return undefined;
  if (!isStringLiteral(found.node) && !isNoSubstitutionTemplateLiteral(found.node)) {
    return undefined;
  }
  return {
    specifier: found.node.text,
    line: lineOf(sourceFile, found.node),
    typeOnly: found.typeOnly,
  };
}

function findSpecifier(node: Node): { node: Node | undefined; typeOnly: boolean } | undefined {
  if (isImportDeclaration(node)) {
    const typeOnly = node.importClause?.phaseModifier === SyntaxKind.TypeKeyword;
    return { node: node.moduleSpecifier, typeOnly };
  }
  if (isExportDeclaration(node)) {
    return { node: node.moduleSpecifier, typeOnly: node.isTypeOnly };
  }
  if (isImportEqualsDeclaration(node) && isExternalModuleReference(node.moduleReference)) {
    return { node: node.moduleReference.expression, typeOnly: node.isTypeOnly };
  }
  if (isImportTypeNode(node) && isLiteralTypeNode(node.argument)) {
    return { node: node.argument.literal, typeOnly: true };
  }
  if (isCallExpression(node) && isLoader(node.expression)) {
    return { node: node.arguments[0], typeOnly: false };
  }
  return undefined;
}

/** `import`, `require`, `require.resolve` or `import.meta.resolve`, as the thing being called. */
function isLoader(called: Node): boolean {
  if (called.kind === SyntaxKind.ImportKeyword) return true;
  if (isIdentifier(called)) return called.text === 'require';
  if (!isPropertyAccessExpression(called) || called.name.text !== 'resolve') return false;
  const owner = called.expression;
  if (isMetaProperty(owner)) return owner.keywordToken === SyntaxKind.ImportKeyword;
  return isIdentifier(owner) && owner.text === 'require';
}
