import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** OpenAPI 3.0, as far as Twilio's description of these resources goes. */
interface Described {
  type?: 'string' | 'integer' | 'boolean' | 'object' | 'array' | undefined;
  format?: string | undefined;
  nullable?: boolean | undefined;
  pattern?: string | undefined;
  enum?: string[] | undefined;
  properties?: Record<string, Described> | undefined;
  items?: Described | undefined;
}

const described: z.ZodType<Described> = z.lazy(() =>
  z.strictObject({
    type: z.enum(['string', 'integer', 'boolean', 'object', 'array']).optional(),
    format: z.string().optional(),
    nullable: z.boolean().optional(),
    pattern: z.string().optional(),
    enum: z.array(z.string()).optional(),
    properties: z.record(z.string(), described).optional(),
    items: described.optional(),
  }),
);

const resources = ['call', 'callList', 'recording', 'lookup'] as const;
export type Resource = (typeof resources)[number];

const readJson = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

const { schemas } = z
  .object({ schemas: z.record(z.enum(resources), described) })
  .parse(readJson('twilio-openapi.json'));

/** Twilio's own, by the resource they are of. */
export const examples = z
  .object({ call: z.unknown(), recording: z.unknown(), lookup: z.unknown() })
  .parse(readJson('twilio-examples.json'));

const moment = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d \w{3} \d{4} \d\d:\d\d:\d\d \+0000$/;

function readString({ format, pattern, enum: words }: Described): z.ZodType {
  if (words !== undefined) return z.enum(words);
  if (format === 'date-time-rfc-2822') return z.string().regex(moment);
  return pattern === undefined ? z.string() : z.string().regex(new RegExp(pattern));
}

function readType(schema: Described, isLoose: boolean): z.ZodType {
  switch (schema.type) {
    case 'string':
      return readString(schema);
    case 'integer':
      return z.int();
    case 'boolean':
      return z.boolean();
    case 'array':
      return z.array(schema.items ? readShape(schema.items, isLoose) : z.unknown());
    case 'object': {
      const { properties } = schema;
      if (properties === undefined) return z.record(z.string(), z.unknown());
      const fields = Object.entries(properties).map(([name, field]) => [
        name,
        readShape(field, isLoose),
      ]);
      // Twilio sends every property and no other, though the description requires none.
      return z.strictObject(Object.fromEntries(fields));
    }
    case undefined:
      return z.unknown();
  }
}

function readShape(schema: Described, isLoose: boolean): z.ZodType {
  const type = readType(schema, isLoose);
  return schema.nullable || isLoose ? type.nullable() : type;
}

/** Throws where it is not of the shape that Twilio describes. */
export function checkShape(resource: Resource, value: unknown): void {
  // Of a lookup any part may be null, as in Twilio's own examples, although the description does not say so.
  readType(schemas[resource], resource === 'lookup').parse(value);
}
