import { type ColumnId, nameColumn } from './contact-view.ts';

/** One place up or down; nothing goes before the column that names the row. */
export function moveColumn(
  order: readonly ColumnId[],
  id: ColumnId,
  step: 1 | -1,
): readonly ColumnId[] {
  const from = order.indexOf(id);
  const other = order[from + step];
  if (from < 0 || other === undefined || other === nameColumn || id === nameColumn) {
    return order;
  }
  return order.with(from, other).with(from + step, id);
}
