export type Graph = ReadonlyMap<string, readonly string[]>;

/**
 * The shortest cycle through each file that is in one, without its end repeated. A file that an
 * earlier cycle has named already is not named again as the start of another.
 */
export function findCycles(graph: Graph): string[][] {
  const cycles: string[][] = [];
  const named = new Set<string>();
  for (const start of dropAcyclic(graph).toSorted()) {
    const cycle = named.has(start) ? undefined : findShortestCycle(graph, start);
    if (cycle === undefined) continue;
    cycles.push(cycle);
    for (const file of cycle) named.add(file);
  }
  return cycles;
}

/** Leaves out, again and again, what imports nothing that is left: most files, and quickly. */
function dropAcyclic(graph: Graph): string[] {
  const left = new Set(graph.keys());
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const file of left) {
      if (!graph.get(file)?.some((target) => left.has(target))) left.delete(file);
    }
  }
  return [...left];
}

function findShortestCycle(graph: Graph, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>();
  // A set keeps the order of insertion while it is being walked, so it serves as the queue too.
  const reached = new Set([start]);
  for (const file of reached) {
    for (const target of graph.get(file) ?? []) {
      if (target === start) return tracePath(cameFrom, file);
      if (reached.has(target)) continue;
      reached.add(target);
      cameFrom.set(target, file);
    }
  }
  return undefined;
}

function tracePath(cameFrom: ReadonlyMap<string, string>, last: string): string[] {
  const path: string[] = [];
  for (let file: string | undefined = last; file !== undefined; file = cameFrom.get(file)) {
    path.unshift(file);
  }
  return path;
}
