import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createDraw, drawFor } from './draw.ts';
import { drawFromSchema } from './draw-from-schema.ts';
import { findLeaks } from './find-leaks.ts';
import { mutate } from './mutate.ts';

const schema = z.object({
  listId: z.uuid(),
  name: z.string().max(10),
  day: z.iso.date(),
  count: z.number().int().min(5).max(40),
  kind: z.enum(['a', 'b']),
  tags: z.array(z.literal('x')).max(3),
});
const ids = { listId: '01a1dd2e-e25f-7921-a55b-27832127b126' };

describe('what is drawn', () => {
  it('is the same for the same seed and place, and another for another', () => {
    const draw = (seed: number, position: number) =>
      JSON.stringify(mutate({ a: [1, { b: 'c' }], d: 'e' }, drawFor(seed, position)));
    expect(draw(1, 2)).toBe(draw(1, 2));
    const drawn = Array.from({ length: 50 }, (_, position) => draw(1, position));
    expect(new Set(drawn).size).toBeGreaterThan(20);
  });

  it('from a schema is mostly what the schema takes', () => {
    const drawn = Array.from({ length: 50 }, (_, seed) =>
      drawFromSchema(schema, { draw: createDraw(seed), ids }),
    );
    expect(drawn.filter((value) => schema.safeParse(value).success).length).toBeGreaterThan(40);
  });
});

describe('a leak', () => {
  it.each([
    ['a stack trace', 'Error\n    at run (index.ts:1:2)'],
    ['a fault of the database', 'invalid input syntax for type uuid'],
    ['the hash of a secret', '$argon2id$v=19$m=65536'],
    ['a statement', 'select 1 where organization_id = $1'],
    ['something of another organization', '{"name":"Zq12"}'],
  ])('is found in an answer: %s', (what, text) => {
    expect(findLeaks(text, ['Zq12'])).toEqual([what]);
  });

  it('is not seen where there is none', () => {
    expect(findLeaks('{"code":"not_found","detail":"at 12:30:00"}', ['Zq12'])).toEqual([]);
  });
});
