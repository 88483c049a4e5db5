import {
  isBindingElement,
  isClassDeclaration,
  isFunctionDeclaration,
  isIdentifier,
  isImportClause,
  isImportSpecifier,
  isNamespaceImport,
  isParameterDeclaration,
  isTypeNode,
  isVariableDeclaration,
  type Node,
  NodeFlags,
  SyntaxKind,
} from 'typescript/unstable/ast';

/**
 * The names a file binds itself, so that a parameter called `fetch` is not taken for the global.
 * Scopes are not distinguished: a file that binds a global's name anywhere owns that name.
 */
export function collectBindings(nodes: readonly Node[]): Set<string> {
  return new Set(nodes.flatMap((node) => readBinding(node)));
}

function readBinding(node: Node): string[] {
  const isBinding =
    isVariableDeclaration(node) ||
    isBindingElement(node) ||
    isFunctionDeclaration(node) ||
    isClassDeclaration(node) ||
    isImportClause(node) ||
    isImportSpecifier(node) ||
    isNamespaceImport(node) ||
    (isParameterDeclaration(node) && !isSignature(node.parent));
  // `declare const fetch` makes nothing: it only gives the global a type.
  if (!isBinding || (node.flags & NodeFlags.Ambient) !== 0) return [];
  const { name } = node;
  return name !== undefined && isIdentifier(name) ? [name.text] : [];
}

function isSignature(node: Node): boolean {
  return (
    isTypeNode(node) ||
    node.kind === SyntaxKind.MethodSignature ||
    node.kind === SyntaxKind.CallSignature ||
    node.kind === SyntaxKind.ConstructSignature ||
    node.kind === SyntaxKind.IndexSignature
  );
}
