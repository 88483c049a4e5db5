/** What a column of each PostgreSQL type becomes in TypeScript. A trailing `?` means nullable. */
interface ColumnTypes {
  bool: boolean;
  bytea: Buffer;
  int4: number;
  int8: number;
  jsonb: unknown;
  json: unknown;
  numeric: string;
  text: string;
  timestamptz: Date;
  uuid: string;
}

export type ColumnType = keyof ColumnTypes;
export type RowShape = Readonly<Record<string, ColumnType | `${ColumnType}?`>>;

type ColumnValue<Declared> = Declared extends `${infer Type extends ColumnType}?`
  ? ColumnTypes[Type] | null
  : Declared extends ColumnType
    ? ColumnTypes[Declared]
    : never;

export type RowOf<Shape extends RowShape> = { [Column in keyof Shape]: ColumnValue<Shape[Column]> };

/** One SQL statement with the columns it answers, which a test checks against the real schema. */
export interface Statement<Shape extends RowShape> {
  readonly kind: 'statement';
  readonly name: string;
  readonly text: string;
  readonly row: Shape;
  readonly isPlannedEachTime?: boolean;
}

export function defineStatement<const Shape extends RowShape>(definition: {
  name: string;
  text: string;
  row: Shape;
}): Statement<Shape> {
  return { kind: 'statement', ...definition };
}

/**
 * A connection plans a statement once it has seen a few uses of it, and keeps that. Where a table is empty in the
 * morning and full an hour later, what was planned for the one is far too slow for the other: this is planned each time.
 */
export function defineReplanned<const Shape extends RowShape>(
  definition: Parameters<typeof defineStatement<Shape>>[0],
): Statement<Shape> {
  return { ...defineStatement(definition), isPlannedEachTime: true };
}
