import type { ImportKind } from './import-words.ts';
import type { ColumnMapping, Mapping } from './mapping.ts';

/** How files of an organization look, as somebody matched them before. */
export interface Layout {
  id: string;
  name: string;
  /** Folded, as `foldHeader` gives it. */
  header: readonly string[];
  mapping: Mapping;
}

export interface MatchedLayout {
  layout: Layout;
  isWhole: boolean;
  /** What each column of the file was in the layout; undefined for those that it does not know. */
  columns: (ColumnMapping | undefined)[];
}

/** So much of both headers has to be the same. */
const enough = 0.7;

/** The layout with the same header, or the one that has most of it in common. */
export function matchLayout(
  kind: ImportKind,
  header: readonly string[],
  layouts: readonly Layout[],
): MatchedLayout | null {
  let best: MatchedLayout | null = null;
  let bestShare = 0;
  for (const layout of layouts) {
    if (layout.mapping.kind !== kind || layout.header.length === 0) continue;
    const isWhole =
      layout.header.length === header.length &&
      layout.header.every((name, index) => name === header[index]);
    const columns = isWhole
      ? header.map((_, index) => layout.mapping.columns[index])
      : matchByName(header, layout);
    const common = columns.filter((column) => column !== undefined).length;
    const share = isWhole ? 2 : common / Math.max(header.length, layout.header.length);
    if (share < enough || share <= bestShare) continue;
    best = { layout, isWhole, columns };
    bestShare = share;
  }
  return best;
}

/** Each column of the layout is found once; names that come twice are taken in their order. */
function matchByName(header: readonly string[], layout: Layout): (ColumnMapping | undefined)[] {
  const left = layout.header.map((name, index) => ({
    name,
    column: layout.mapping.columns[index],
  }));
  return header.map((name) => {
    const at = name === '' ? -1 : left.findIndex((known) => known.name === name);
    return at < 0 ? undefined : left.splice(at, 1)[0]?.column;
  });
}
