import { findDepths, listWays, type WayCondition } from './list-ways.ts';
import type { Part, Script } from './script.ts';

export interface FlowNode {
  id: string;
  kind: Part['kind'];
  /** The text that names it, by its key. */
  titleKey: `parts.${Part['kind']}`;
  /** In steps: the place within its row, and the row. */
  x: number;
  y: number;
  /** Whether anything leads there. */
  isReached: boolean;
}

export interface FlowEdge {
  from: string;
  to: string;
  /** The keys and outcomes that lead this way. */
  on: readonly WayCondition[];
  /** Whether it leads back to a row above, or to the same. */
  leadsBack: boolean;
}

export interface FlowDrawing {
  nodes: readonly FlowNode[];
  edges: readonly FlowEdge[];
  /** Ways to parts that are not there. */
  missing: readonly { from: string; to: string; on: WayCondition }[];
  columns: number;
  rows: number;
}

/** The rows from top to bottom: each part as near to the first as any way leads, those that nothing leads to last. */
function layRows(parts: readonly Part[]): Part[][] {
  const depths = findDepths(parts);
  const last = Math.max(-1, ...depths.values()) + 1;
  const rows: Part[][] = [];
  for (const part of parts) {
    const depth = depths.get(part.id) ?? last;
    rows[depth] = [...(rows[depth] ?? []), part];
  }
  return rows;
}

/** Each part below those that lead to it, so that few lines cross. */
function orderRow(row: readonly Part[], above: ReadonlyMap<string, number>): Part[] {
  const middles = row.map((part) => {
    const places = above.get(part.id);
    return { part, place: places ?? Number.POSITIVE_INFINITY };
  });
  return middles.sort((one, other) => one.place - other.place || 0).map(({ part }) => part);
}

/** Where the parts that lead to a part stand, on average. */
function findMiddles(row: readonly Part[]): Map<string, number> {
  const found = new Map<string, number[]>();
  for (const [place, part] of row.entries()) {
    for (const { to } of listWays(part)) found.set(to, [...(found.get(to) ?? []), place]);
  }
  return new Map(
    [...found].map(([id, places]) => [
      id,
      places.reduce((sum, place) => sum + place, 0) / places.length,
    ]),
  );
}

function listEdges(part: Part, rowOf: ReadonlyMap<string, number>): FlowEdge[] {
  const conditions = new Map<string, WayCondition[]>();
  for (const { on, to } of listWays(part)) {
    if (rowOf.has(to)) conditions.set(to, [...(conditions.get(to) ?? []), on]);
  }
  return [...conditions].map(([to, on]) => ({
    from: part.id,
    to,
    on,
    leadsBack: (rowOf.get(to) ?? 0) <= (rowOf.get(part.id) ?? 0),
  }));
}

/** A script as it can be drawn: its parts in rows, each one step further from the first words. */
export function describeFlow({ parts }: Script): FlowDrawing {
  const depths = findDepths(parts);
  const nodes: FlowNode[] = [];
  let middles: ReadonlyMap<string, number> = new Map();
  const rows = layRows(parts);
  for (const [y, row] of rows.entries()) {
    const ordered = orderRow(row ?? [], middles);
    for (const [x, { id, kind }] of ordered.entries()) {
      nodes.push({ id, kind, titleKey: `parts.${kind}`, x, y, isReached: depths.has(id) });
    }
    middles = findMiddles(ordered);
  }
  const rowOf = new Map(nodes.map(({ id, y }) => [id, y]));
  return {
    nodes,
    edges: parts.flatMap((part) => listEdges(part, rowOf)),
    missing: parts.flatMap((part) =>
      listWays(part).flatMap(({ on, to }) => (rowOf.has(to) ? [] : [{ from: part.id, to, on }])),
    ),
    columns: Math.max(0, ...nodes.map(({ x }) => x + 1)),
    rows: rows.length,
  };
}
