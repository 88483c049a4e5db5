import type { CallableShape } from '@ringfence/domain/compliance/find-windows';

/** As the table has it: one entry for each window. */
interface ShapeRow {
  place: number;
  opens_at: string[];
  closes_at: string[];
  deferred_by: (string | null)[];
  blocked_by: string | null;
}

function describe({ windows, blockedBy }: CallableShape): Omit<ShapeRow, 'place'> {
  return {
    opens_at: windows.map(({ opensAt }) => opensAt?.toISOString() ?? '-infinity'),
    closes_at: windows.map(({ closesAt }) => closesAt.toISOString()),
    deferred_by: windows.map(({ deferredBy }) => deferredBy),
    blocked_by: blockedBy,
  };
}

/** The shapes of these people, each once, and for each person the place of theirs. */
export function groupShapes(people: readonly { shape: CallableShape }[]): {
  shapes: ShapeRow[];
  places: number[];
} {
  const shapes = new Map<string, ShapeRow>();
  const places = people.map(({ shape }) => {
    const described = describe(shape);
    const key = JSON.stringify(described);
    const row = shapes.get(key) ?? { place: shapes.size, ...described };
    shapes.set(key, row);
    return row.place;
  });
  return { shapes: [...shapes.values()], places };
}
