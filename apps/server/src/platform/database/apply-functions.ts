import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { StartError } from '../start-error.ts';

export interface FunctionFile {
  name: string;
  text: string;
  checksum: string;
  /** The role that owns the function, where it is not the login that applies it. */
  owner: string | undefined;
}

const insufficientPrivilege = '42501';
const invalidDefinition = '42P13';
const functionsFolder = fileURLToPath(new URL('../../../functions', import.meta.url));

function readFunction(folder: string, file: string): FunctionFile {
  const name = /^((?:auth\.)?[a-z][a-z0-9_]*)\.sql$/.exec(file)?.[1];
  if (name === undefined) {
    throw new StartError(
      `apps/server/functions holds ${file}, which is not named after a function of the database. Name it as pick_contacts.sql is, with "auth." before the name for a function of that schema, or move it elsewhere.`,
    );
  }
  const text = readFileSync(join(folder, file), 'utf8');
  return {
    name,
    text,
    checksum: createHash('sha256').update(text).digest('hex'),
    owner: /^-- owner: (ringfence_[a-z]+)\r?\n/.exec(text)?.[1],
  };
}

/** The functions as this release has them, one file each. */
export function readFunctions(folder = functionsFolder): FunctionFile[] {
  return readdirSync(folder)
    .filter((file) => !file.startsWith('.'))
    .sort()
    .map((file) => readFunction(folder, file));
}

interface AppliedFunction {
  name: string;
  checksum: string;
}

/** Which files differ from what was applied last, and of which no file is left. */
export function planFunctions(
  known: readonly FunctionFile[],
  applied: readonly AppliedFunction[],
): { changed: FunctionFile[]; forgotten: string[] } {
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  const names = new Set(known.map(({ name }) => name));
  return {
    changed: known.filter(({ name, checksum }) => checksums.get(name) !== checksum),
    forgotten: applied.map(({ name }) => name).filter((name) => !names.has(name)),
  };
}

function findMend({ code, hint }: pg.DatabaseError): string {
  if (code === insufficientPrivilege) {
    return 'Start with the login that has migrated this database, which owns its functions.';
  }
  // What a function takes and returns cannot be replaced; PostgreSQL then has a hint.
  if (code === invalidDefinition && hint !== undefined) return `${hint} A migration does that.`;
  return 'Correct that file.';
}

/** Names the file and, where PostgreSQL says at which character, the line. */
function explainFailure(error: unknown, file: FunctionFile, text: string): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  const isInFile = text === file.text && error.position !== undefined;
  const before = isInFile ? text.slice(0, Number(error.position)) : '';
  const line = isInFile ? `, line ${before.split('\n').length}` : '';
  return new StartError(
    `the database refuses apps/server/functions/${file.name}.sql${line}: ${error.message}. All functions are as the migrations left them. ${findMend(error)}`,
  );
}

async function run(client: pg.Client, text: string, file: FunctionFile): Promise<void> {
  try {
    await client.query(text);
  } catch (error) {
    throw explainFailure(error, file, text);
  }
}

/** Only its owner may replace a function, and only where the owner may create; it is not needed for anything else. */
async function applyAsOwner(client: pg.Client, owner: string, file: FunctionFile): Promise<void> {
  const role = pg.escapeIdentifier(owner);
  const schema = file.name.startsWith('auth.') ? 'auth' : 'public';
  await run(client, `grant create on schema ${schema} to ${role}; set local role ${role}`, file);
  await run(client, file.text, file);
  await client.query(`reset role; revoke create on schema ${schema} from ${role}`);
}

async function applyChanged(client: pg.Client, changed: readonly FunctionFile[]): Promise<void> {
  // They call one another in any order.
  await client.query('set local check_function_bodies = off');
  for (const file of changed) {
    if (file.owner === undefined) await run(client, file.text, file);
    else await applyAsOwner(client, file.owner, file);
  }
}

/** Puts the functions that changed into the database, all or none, and names them. */
export async function applyFunctions(
  client: pg.Client,
  known: readonly FunctionFile[],
): Promise<string[]> {
  const applied = await client.query<AppliedFunction>(
    'select name, checksum from schema_functions',
  );
  const { changed, forgotten } = planFunctions(known, applied.rows);
  if (changed.length === 0 && forgotten.length === 0) return [];
  await client.query('begin');
  try {
    await applyChanged(client, changed);
    await client.query('delete from schema_functions where name = any($1)', [forgotten]);
    await client.query(
      `insert into schema_functions (name, checksum)
       select * from unnest($1::text[], $2::text[])
       on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
      [changed.map(({ name }) => name), changed.map(({ checksum }) => checksum)],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
  return changed.map(({ name }) => name);
}
