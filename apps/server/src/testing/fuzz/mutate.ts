import type { Draw } from './draw.ts';
import { drawHostile, hostileNumbers, hostileTexts } from './hostile-values.ts';

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Blob) &&
  !(value instanceof Date);

function mutateFields(fields: Fields, draw: Draw): Fields {
  const names = Object.keys(fields);
  if (names.length === 0 || draw.percent(10)) {
    return { ...fields, [draw.pick(hostileTexts)]: drawHostile(draw) };
  }
  const name = draw.pick(names);
  const { [name]: value, ...others } = fields;
  if (draw.percent(12)) return others;
  return { ...others, [name]: mutate(value, draw) };
}

function mutateList(list: readonly unknown[], draw: Draw): unknown[] {
  if (list.length === 0 || draw.percent(15)) return [...list, drawHostile(draw)];
  const place = draw.below(list.length);
  if (draw.percent(15)) return Array.from({ length: 30 }, () => list[place]);
  return list.map((item, index) => (index === place ? mutate(item, draw) : item));
}

/** The same in all but one place. */
export function mutate(value: unknown, draw: Draw): unknown {
  if (value instanceof Blob || draw.percent(8)) return drawHostile(draw);
  if (isFields(value)) return mutateFields(value, draw);
  if (Array.isArray(value)) return mutateList(value, draw);
  // Of the same type it gets further.
  if (typeof value === 'string' && draw.percent(60)) return draw.pick(hostileTexts);
  if (typeof value === 'number' && draw.percent(60)) return draw.pick(hostileNumbers);
  return drawHostile(draw);
}
