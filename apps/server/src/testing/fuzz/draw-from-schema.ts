import * as z from 'zod';
import type { Draw } from './draw.ts';

/** Texts of every form that is asked for anywhere; of each field those are drawn that it takes. */
const plausibleTexts: readonly string[] = [
  'Ann Able',
  'B-1001',
  'Write to me',
  '+13125550123',
  '312-555-0124',
  'ann@example.com',
  'https://example.com/',
  '2026-01-02',
  '2025-06-07T08:09:10Z',
  '2031-06-07T08:09:10Z',
  '09:00',
  'US',
  'IL',
  'USD',
  'en',
  '60601',
  'America/Chicago',
  'paid',
  'none',
  '7',
  'true',
];

export interface DrawnFrom {
  draw: Draw;
  /** Ids of things that there are, by the name of the field that takes them, such as `listId`. */
  ids: Readonly<Record<string, string>>;
}

function drawText(schema: z.ZodType, name: string, { draw, ids }: DrawnFrom): string {
  const named = ids[name];
  if (named !== undefined && draw.percent(90)) return named;
  const all = [...plausibleTexts, ...Object.values(ids)];
  const taken = all.filter((text) => schema.safeParse(text).success);
  return taken.length === 0 ? draw.pick(all) : draw.pick(taken);
}

function drawNumber(schema: z.ZodType, { draw }: DrawnFrom): number {
  const all = [0, 1, 2, 7, 30, 100, 1_000, 1_990, 12_345, 2 ** 31, 2 ** 53 - 1, -1, 0.5];
  const taken = all.filter((number) => schema.safeParse(number).success);
  return draw.pick(taken.length === 0 ? all : taken);
}

/** Values that a schema mostly takes. What cannot be drawn is left out. */
export function drawFromSchema(schema: unknown, from: DrawnFrom, name = ''): unknown {
  const { draw } = from;
  const again = (inner: unknown, inside = name) => drawFromSchema(inner, from, inside);
  if (schema instanceof z.ZodOptional) return draw.percent(60) ? again(schema.unwrap()) : undefined;
  if (schema instanceof z.ZodNullable) return draw.percent(75) ? again(schema.unwrap()) : null;
  if (schema instanceof z.ZodDefault) return draw.percent(60) ? again(schema.unwrap()) : undefined;
  if (schema instanceof z.ZodCatch) return again(schema.unwrap());
  if (schema instanceof z.ZodPipe) return again(schema.in);
  if (schema instanceof z.ZodObject) {
    const drawn = Object.entries(schema.shape).map(([key, inner]) => [key, again(inner, key)]);
    return Object.fromEntries(drawn.filter(([, value]) => value !== undefined));
  }
  if (schema instanceof z.ZodArray) {
    const singular = name.replace(/s$/, '');
    return Array.from({ length: 1 + draw.below(3) }, () => again(schema.element, singular));
  }
  if (schema instanceof z.ZodUnion) return again(draw.pick(schema.options));
  if (schema instanceof z.ZodRecord) return { Branch: again(schema.valueType) };
  if (schema instanceof z.ZodEnum) return draw.pick(schema.options);
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodBoolean) return draw.percent(50);
  if (schema instanceof z.ZodFile)
    return new File(['name,phone,balance\nEve,312-555-0146,1\n'], 'p.csv');
  if (schema instanceof z.ZodNumber) return drawNumber(schema, from);
  return schema instanceof z.ZodType ? drawText(schema, name, from) : undefined;
}
