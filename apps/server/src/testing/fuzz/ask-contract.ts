import { contract } from '@ringfence/contract/contract';
import type { Things } from '../access-matrix/build-things.ts';
import { matrix } from '../access-matrix/matrix.ts';
import type { AskedRequest, Role } from './asked.ts';
import type { Draw } from './draw.ts';
import { drawFromSchema } from './draw-from-schema.ts';
import { drawHostile, hostileTexts } from './hostile-values.ts';
import { type Fields, isFields, mutate } from './mutate.ts';
import { drawOddHeaders } from './odd-headers.ts';
import { drawUnreadable } from './unreadable-bodies.ts';

export interface ContractOperation {
  name: string;
  method: string;
  path: string;
  schema: unknown;
  /** What an admin would send, if anything. */
  input: ((things: Things) => object) | undefined;
}

const rows: Readonly<Record<string, { input?(things: Things): object }>> = matrix;

export const contractOperations: readonly ContractOperation[] = Object.entries(contract).flatMap(
  ([feature, its]) =>
    Object.entries(its).map(([operation, { '~orpc': definition }]) => {
      const name = `${feature}.${operation}`;
      const { method = 'POST', path = '/' } = definition.route;
      return { name, method, path, schema: definition.inputSchema, input: rows[name]?.input };
    }),
);

/** What each of them has and names. */
export interface Asker {
  headers: Record<string, string>;
  /** Things of the organization that they name. */
  things: Things;
  /** Things of the one that is not theirs. */
  foreign: Things;
}

/**
 * `contact_id` is what fields called `contactId` take. An organization's own id is by what a leak is known: kept as the
 * name of something, it would look like one.
 */
function nameIds({ organizationId: _, ...things }: Things): Record<string, string> {
  const names = Object.entries(things).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value)
      ? [[name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()), value]]
      : [],
  );
  const ids = Object.fromEntries(names);
  return { ...ids, keyId: things.api_key_id, userId: things.memberId };
}

function drawInput({ schema, input }: ContractOperation, asker: Asker, draw: Draw): Fields {
  const things = draw.percent(75) ? asker.things : asker.foreign;
  const ids = nameIds(things);
  const isDrawn = input === undefined || draw.percent(50);
  const drawn: unknown = isDrawn ? drawFromSchema(schema, { draw, ids }) : input(things);
  let value = isFields(drawn) ? drawn : {};
  const times = draw.pick([0, 0, 1, 1, 1, 2, 3]);
  for (let time = 0; time < times; time += 1) {
    const mutated = mutate(value, draw);
    value = isFields(mutated) ? mutated : value;
  }
  if (draw.percent(12)) {
    value = Object.fromEntries(Object.keys(value).map((name) => [name, drawHostile(draw)]));
  }
  return value;
}

/** As many clients write it: `filter[states][0]=open`. */
function writeQuery(value: unknown, name: string, into: URLSearchParams): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.slice(0, 40).entries())
      writeQuery(item, `${name}[${index}]`, into);
  } else if (isFields(value)) {
    for (const [key, item] of Object.entries(value).slice(0, 40)) {
      writeQuery(item, name === '' ? key : `${name}[${key}]`, into);
    }
  } else if (value !== undefined) into.append(name, String(value).slice(0, 2_000).toWellFormed());
}

function fillPath(path: string, input: Fields, draw: Draw): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const given = draw.percent(92) ? input[name] : draw.pick(hostileTexts);
    const text = typeof given === 'string' ? given : (JSON.stringify(given) ?? 'missing');
    if (draw.percent(2)) return draw.pick(['%00', '%ff', '..%2f..', '%', '%2e%2e', '%ed%a0%80']);
    return encodeURIComponent(text.slice(0, 500).toWellFormed());
  });
}

async function encodeBody(input: Fields): Promise<{ body: Buffer; type: string }> {
  const files = Object.values(input).some((value) => value instanceof Blob);
  if (!files) {
    const text = JSON.stringify(input);
    return { body: Buffer.from(text), type: 'application/json' };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    if (value instanceof Blob) form.append(name.toWellFormed(), value, 'people.csv');
    else if (value !== undefined) {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      form.append(name.toWellFormed(), text.toWellFormed());
    }
  }
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  return { body: Buffer.from(await encoded.arrayBuffer()), type };
}

export async function askContract(role: Role, asker: Asker, draw: Draw): Promise<AskedRequest> {
  const operation = draw.pick(contractOperations);
  const input = drawInput(operation, asker, draw);
  const { method, name } = operation;
  let path = `/api/v1${fillPath(operation.path, input, draw)}`;
  const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key);
  const rest = Object.fromEntries(Object.entries(input).filter(([key]) => !inPath.includes(key)));
  let headers: AskedRequest['headers'] = { ...asker.headers };
  let body: Buffer | undefined;
  if (method === 'GET') {
    const query = new URLSearchParams();
    writeQuery(rest, '', query);
    if (draw.percent(8))
      query.append(draw.pick(['limit', 'cursor', '__proto__[a]', 'a[b][c]']), '\0');
    if (draw.percent(5)) for (const [key, value] of [...query]) query.append(key, value);
    if (query.size > 0) path = `${path}?${query}`.slice(0, 7_000);
  } else if (draw.percent(18)) {
    const unreadable = drawUnreadable(draw, JSON.stringify(rest));
    headers = { ...headers, ...unreadable.headers };
    body = unreadable.body;
  } else {
    const encoded = await encodeBody(rest);
    headers = { ...headers, 'content-type': encoded.type };
    body = encoded.body;
  }
  if (draw.percent(15)) headers = drawOddHeaders(headers, draw);
  if (draw.percent(2)) path = draw.pick([`${path}/`, path.replace('/v1/', '/v1//'), `${path}/..`]);
  const isChunked = body !== undefined && draw.percent(10);
  return { operation: name, role, method, path, headers, body, isChunked };
}
