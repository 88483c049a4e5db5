import {
  isBinaryExpression,
  isCallExpression,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isStringLiteral,
  isTaggedTemplateExpression,
  isTemplateExpression,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { lineOf } from './list-nodes.ts';

export interface TextLiteral {
  /** The text as written, with `$0` for whatever is only known when the program runs. */
  readonly text: string;
  readonly line: number;
  /** Whether it is handed to something like `client.query(…)` or sql`…`. */
  readonly sentToDatabase: boolean;
}

const unknownPart = '$0';
const senders = new Set(['query', 'execute', 'sql', 'prepare']);

/** Every text written in the file: strings, templates, and sums of them taken together. */
export function readLiterals(sourceFile: SourceFile, nodes: readonly Node[]): TextLiteral[] {
  return nodes.flatMap((node) => readLiteral(sourceFile, node) ?? []);
}

function readLiteral(sourceFile: SourceFile, node: Node): TextLiteral | undefined {
  // A piece of a sum is read with its sum.
  if (isSum(node.parent)) return undefined;
  const pieces = readPieces(node);
  const first = pieces.find(({ text }) => text !== unknownPart);
  if (first === undefined) return undefined;
  return {
    text: pieces
      .slice(pieces.indexOf(first))
      .map(({ text }) => text)
      .join(''),
    line: lineOf(sourceFile, first.node),
    sentToDatabase: isSent(node),
  };
}

interface Piece {
  readonly text: string;
  readonly node: Node;
}

function readPieces(node: Node): Piece[] {
  if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) {
    return [{ text: node.text, node }];
  }
  if (isTemplateExpression(node)) {
    const tail = node.templateSpans.map((span) => unknownPart + span.literal.text);
    return [{ text: node.head.text + tail.join(''), node }];
  }
  if (isSum(node) && isBinaryExpression(node)) {
    return [node.left, node.right].flatMap((operand) => {
      const pieces = readPieces(operand);
      return pieces.length > 0 ? pieces : [{ text: unknownPart, node: operand }];
    });
  }
  return [];
}

function isSum(node: Node | undefined): boolean {
  return (
    node !== undefined &&
    isBinaryExpression(node) &&
    node.operatorToken.kind === SyntaxKind.PlusToken
  );
}

function isSent(node: Node): boolean {
  const { parent } = node;
  if (isParenthesizedExpression(parent)) return isSent(parent);
  if (isTaggedTemplateExpression(parent)) return senders.has(lastName(parent.tag));
  if (!isCallExpression(parent) || parent.arguments[0] !== node) return false;
  return senders.has(lastName(parent.expression));
}

function lastName(node: Node): string {
  if (isIdentifier(node)) return node.text;
  return isPropertyAccessExpression(node) ? node.name.text : '';
}
