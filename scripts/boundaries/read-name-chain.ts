import {
  type Identifier,
  isElementAccessExpression,
  isIdentifier,
  isMetaProperty,
  isNonNullExpression,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isStringLiteral,
  type Node,
  SyntaxKind,
} from 'typescript/unstable/ast';

export interface NameChain {
  /** What the chain starts from: `process` in `process.env.HOME`, or `import.meta`. */
  readonly root: string;
  readonly members: readonly string[];
  /** The node that spans the whole chain. */
  readonly end: Node;
}

/** The chain of names that starts at this node, if the node is a name being read as a value. */
export function readNameChain(node: Node): NameChain | undefined {
  const root = readRoot(node);
  if (root === undefined) return undefined;
  const members: string[] = [];
  let end = node;
  for (;;) {
    const { parent } = end;
    const member = readMember(parent, end);
    if (member !== undefined) members.push(member);
    else if (!isNonNullExpression(parent) && !isParenthesizedExpression(parent)) break;
    end = parent;
  }
  return { root, members, end };
}

function readRoot(node: Node): string | undefined {
  if (isMetaProperty(node)) {
    return node.keywordToken === SyntaxKind.ImportKeyword ? 'import.meta' : undefined;
  }
  return isIdentifier(node) && isReadAsValue(node) ? node.text : undefined;
}

function readMember(parent: Node, owner: Node): string | undefined {
  if (isPropertyAccessExpression(parent) && parent.expression === owner) return parent.name.text;
  if (isElementAccessExpression(parent) && parent.expression === owner) {
    const key = parent.argumentExpression;
    return key !== undefined && isStringLiteral(key) ? key.text : undefined;
  }
  return undefined;
}

const typePlaces = new Set([
  SyntaxKind.QualifiedName,
  SyntaxKind.TypeReference,
  SyntaxKind.TypeQuery,
  SyntaxKind.TypePredicate,
  SyntaxKind.ImportType,
]);

const labelPlaces = new Set([
  SyntaxKind.LabeledStatement,
  SyntaxKind.BreakStatement,
  SyntaxKind.ContinueStatement,
  SyntaxKind.ExportSpecifier,
  SyntaxKind.MetaProperty,
]);

function isReadAsValue(node: Identifier): boolean {
  const { parent } = node;
  if (typePlaces.has(parent.kind) || labelPlaces.has(parent.kind)) return false;
  if (parent.kind === SyntaxKind.ShorthandPropertyAssignment) return true;
  // Whatever is called `name` or `propertyName` in the tree is being declared or selected.
  const named = 'name' in parent && parent.name === node;
  const renamed = 'propertyName' in parent && parent.propertyName === node;
  return !named && !renamed;
}
