import type { Node, SourceFile } from 'typescript/unstable/ast';

/** Every node of a file, in the order of its text. */
export function listNodes(sourceFile: SourceFile): Node[] {
  const nodes: Node[] = [];
  const enter = (node: Node): void => {
    nodes.push(node);
    node.forEachChild(enter);
  };
  enter(sourceFile);
  return nodes;
}

export function lineOf(sourceFile: SourceFile, node: Node): number {
  return sourceFile.getLineAndCharacterOfPosition(node.getStart(sourceFile)).line + 1;
}
