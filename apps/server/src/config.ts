import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findCarrier, offeredCarriers } from '@ringfence/carriers/registry';
import * as z from 'zod';
import {
  type IdentityConfig,
  identitySettings,
  listIdentityFaults,
  presentIdentity,
} from './identity-settings.ts';
import type { S3Settings } from './platform/objects/s3-store.ts';
import { readKey } from './platform/secrets/load-keys.ts';
import { StartError } from './platform/start-error.ts';
import { commaSeparated, wholeNumber } from './setting-kinds.ts';

export const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));

const roles = ['api', 'worker'] as const;
export type ServerRole = (typeof roles)[number];

const demoSizes = ['full', 'small', 'none'] as const;

const carrierIds = offeredCarriers.map(({ description }) => description.id);

const secretsKey = z.string().transform((text, context) => {
  const key = readKey(text);
  if (key !== undefined) return key;
  const message = 'must be 32 bytes in base64, as `openssl rand -base64 32` prints them';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

const openOrClosed = z.enum(['open', 'closed'], { error: 'must be open or closed' });

/**
 * Every setting, with its default and its meaning. `.env.example` is made from this table, so the
 * descriptions are written for the person who operates the server.
 */
export const settings = {
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must look like postgres://user:password@host/name',
    })
    .optional()
    .describe('An outside PostgreSQL 16 or newer. Unset: the embedded one starts by itself.'),
  DATA_DIR: z
    .string()
    .default('.data')
    .describe('Where the embedded database, its password, the logs and recordings are kept.'),
  RECORDINGS_DIR: z
    .string()
    .optional()
    .describe(
      'The folder in which recordings of calls are kept. Unset: recordings in DATA_DIR. Processes on several machines need the same folder, or S3_BUCKET. Back it up with the database.',
    ),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional()
    .describe(
      'Keeps recordings in this bucket of an S3-compatible store instead of a folder. It must not be public.',
    ),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must look like https://s3.eu-central-1.amazonaws.com' })
    .optional()
    .describe('Where that store is reached, without the bucket. The bucket is named in the path.'),
  S3_REGION: z.string().default('us-east-1').describe('The region of that store.'),
  S3_KEY_ID: z.string().optional().describe('The access key of that store.'),
  S3_SECRET: z.string().optional().describe('The secret of the access key.'),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe('The address to listen on. 0.0.0.0 opens it to the network.'),
  PORT: wholeNumber(0, 65535).default(3000).describe('The port to listen on. 0 takes a free one.'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://calls.example.com' })
    .refine((text) => new URL(text).href === `${new URL(text).origin}/`, {
      error: 'must be an address without a path, such as https://calls.example.com',
    })
    .transform((text) => new URL(text).origin)
    .optional()
    .describe('The address people and carriers use. Unset: http://localhost and the port.'),
  RINGFENCE_ROLES: commaSeparated
    .pipe(
      z
        .array(z.enum(roles, { error: `must be one or both of: ${roles.join(', ')}` }))
        .min(1, 'must name at least one role'),
    )
    .default([...roles])
    .describe('What this process does: api answers people, worker runs jobs. Several: api,worker'),
  SUPER_ADMINISTRATOR_EMAILS: commaSeparated
    .default([])
    .describe('Comma-separated emails of the super administrators. Case does not matter.'),
  SIGN_UP: openOrClosed
    .optional()
    .describe(
      'Unset: closed with a carrier that reaches people and where api and worker are apart, else open. open lets anybody make an account, closed nobody. The emails of super administrators can only be signed up where a mail confirms them.',
    ),
  ...identitySettings,
  ORGANIZATION_CREATION: openOrClosed
    .optional()
    .describe(
      'Unset: closed with a carrier that reaches people and where api and worker are apart, else open. open lets a person without an organization open one, closed only super administrators.',
    ),
  CARRIER: z
    .enum(carrierIds, { error: `must be one of: ${carrierIds.join(', ')}` })
    .optional()
    .describe(
      "Who places the installation's calls. Unset: the accounts that people add; `npm start` then uses a simulator that reaches nobody.",
    ),
  CARRIER_SID: z.string().optional().describe('The account at the carrier.'),
  CARRIER_TOKEN: z.string().optional().describe("The account's secret."),
  CARRIER_ADDRESS: z
    .url({ protocol: /^https?$/, error: 'must look like https://api.example.com' })
    .optional()
    .describe("Where the carrier is reached. Unset: the carrier's own public address."),
  CARRIER_FALLBACK_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://handler.example.com/goodbye' })
    .optional()
    .describe(
      'Where the carrier finds what to say to people who answer while this server cannot be reached, such as a TwiML Bin. It is asked by GET with name, number and language. Unset: they hear what the carrier says by itself.',
    ),
  CALLS_PER_SECOND: wholeNumber(1, 1000)
    .optional()
    .describe(
      'How many calls go out a second through the account, over all organizations and workers. Unset: 1 with a real carrier, 20 with the simulator. Never more than the carrier grants.',
    ),
  CALLS_AT_ONCE: wholeNumber(1, 50_000)
    .default(100)
    .describe('How many calls may be under way at the same time through the account.'),
  SECRETS_KEY: commaSeparated
    .pipe(z.array(secretsKey))
    .default([])
    .describe(
      'Encrypts the secrets of carrier accounts in the database: 32 bytes in base64, as `openssl rand -base64 32` prints them. Several, comma-separated: the first encrypts, all decrypt; put a new one first and run `npm run rotate-secrets`. Unset: a file in DATA_DIR with the embedded database; with DATABASE_URL no account can be kept.',
    ),
  SIMULATOR_SEED: wholeNumber(0, 4_294_967_295)
    .default(1)
    .describe(
      'Chance of the simulator that `npm start` runs: the same seed gives the same answers.',
    ),
  SIMULATOR_SPEED: wholeNumber(1, 1000)
    .default(1)
    .describe('How many times faster than real calls those of the simulator are.'),
  DEMO: z
    .enum(demoSizes, { error: `must be one of: ${demoSizes.join(', ')}` })
    .default('full')
    .describe(
      'What `npm start` puts into its own database while that is empty: full is two organizations with 20,000 people and a year of calls, small the same two with six people, none nothing. Never with a carrier that reaches people.',
    ),
  DATABASE_POOL_SIZE: wholeNumber(2, 200)
    .default(10)
    .describe(
      'How many database connections the requests of one process may hold. Uploads, jobs and live updates take up to thirteen more.',
    ),
  DRAIN_SECONDS: wholeNumber(0, 600)
    .default(10)
    .describe('How long a stopping process waits for requests and jobs under way.'),
  TRUSTED_PROXY_COUNT: wholeNumber(0, 10)
    .default(0)
    .describe('How many reverse proxies stand in front, so that the real peer address is known.'),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe('Asked as a bearer token at /metrics. Unset: only this machine may read it.'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('trace, debug, info, warn, error or silent.'),
  LOG_FILE: z
    .string()
    .optional()
    .describe('Write the log to this file instead of standard output.'),
} as const;

const schema = z.object(settings);
export type Settings = z.output<typeof schema>;

export interface CarrierSettings {
  id: string;
  sid: string;
  token: string;
  address: string | undefined;
}

export interface Config {
  databaseUrl: string | undefined;
  dataFolder: string;
  /** Where recordings are kept: a folder, or a store that speaks S3. */
  recordingsFolder: string;
  s3: S3Settings | undefined;
  host: string;
  port: number;
  publicUrl: string | undefined;
  roles: ReadonlySet<ServerRole>;
  superAdministratorEmails: ReadonlySet<string>;
  signUp: 'open' | 'closed';
  organizationCreation: 'open' | 'closed';
  identity: IdentityConfig;
  /** The account of the environment; undefined where people add all of them. */
  carrier: CarrierSettings | undefined;
  /** Where a carrier finds words while it does not reach us. */
  fallbackAddress: string | undefined;
  callsPerSecond: number | undefined;
  callsAtOnce: number;
  /** The first encrypts, all decrypt. */
  secretsKeys: readonly Buffer[];
  simulator: { seed: number; speed: number };
  demo: (typeof demoSizes)[number];
  poolSize: number;
  drainMilliseconds: number;
  trustedProxyCount: number;
  metricsToken: string | undefined;
  logLevel: Settings['LOG_LEVEL'];
  logFile: string | undefined;
}

function unknownSettings(environment: Record<string, string | undefined>): string[] {
  return Object.keys(environment)
    .filter((name) => name.startsWith('RINGFENCE_') && !(name in settings))
    .map((name) => `${name} is not a setting of Ringfence`);
}

/** Checks all settings at once, so that a person mends them in one go. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = schema.safeParse(given);
  const faults = [
    ...unknownSettings(given),
    ...(parsed.error?.issues ?? []).map((issue) => `${String(issue.path[0])} ${issue.message}`),
    ...(parsed.success ? contradictions(parsed.data) : []),
  ];
  if (!parsed.success || faults.length > 0) {
    throw new StartError(
      `${faults.length === 1 ? 'a setting is' : `${faults.length} settings are`} not valid: ${faults.join('; ')}. Correct ${faults.length === 1 ? 'it' : 'them'} in the environment or in the file .env; .env.example explains each.`,
    );
  }
  return presentConfig(parsed.data);
}

function reachesPeople(data: Settings): boolean {
  return (
    data.CARRIER !== undefined && findCarrier(data.CARRIER)?.description.reachesPeople === true
  );
}

/**
 * A stranger who signs up must not be able to call anybody through the operator's account. A process
 * that does only part of the work cannot know whether another one has a real carrier.
 */
const openUnlessReal = (data: Settings): 'open' | 'closed' =>
  reachesPeople(data) || roles.some((role) => !data.RINGFENCE_ROLES.includes(role))
    ? 'closed'
    : 'open';

function presentCarrier(data: Settings): CarrierSettings | undefined {
  const { CARRIER: id, CARRIER_SID: sid, CARRIER_TOKEN: token, CARRIER_ADDRESS: address } = data;
  return id === undefined || sid === undefined || token === undefined
    ? undefined
    : { id, sid, token, address };
}

function presentS3(data: Settings): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_KEY_ID: keyId, S3_SECRET: secret } = data;
  return bucket === undefined ||
    endpoint === undefined ||
    keyId === undefined ||
    secret === undefined
    ? undefined
    : { bucket, endpoint, region: data.S3_REGION, keyId, secret };
}

/** What only makes sense together. */
function contradictions(data: Settings): string[] {
  const faults = listIdentityFaults(data);
  const store = ['S3_BUCKET', 'S3_ENDPOINT', 'S3_KEY_ID', 'S3_SECRET'] as const;
  if (store.some((name) => data[name] !== undefined)) {
    for (const name of store) {
      if (data[name] === undefined)
        faults.push(`${name} must be set where recordings are kept in S3`);
    }
  }
  if (data.CARRIER !== undefined) {
    for (const name of ['CARRIER_SID', 'CARRIER_TOKEN'] as const) {
      if (data[name] === undefined) faults.push(`${name} must be set when CARRIER is`);
    }
    if (data.PUBLIC_URL === undefined && reachesPeople(data)) {
      faults.push('PUBLIC_URL must be set, so that the carrier can ask what to say');
    } else if (data.PUBLIC_URL === undefined && !data.RINGFENCE_ROLES.includes('api')) {
      faults.push('PUBLIC_URL must be set where a worker alone places calls');
    }
    if (data.DATABASE_URL !== undefined && data.SECRETS_KEY.length === 0) {
      faults.push(
        'SECRETS_KEY must be set where CARRIER and DATABASE_URL are, because the account is kept in that database; `openssl rand -base64 32` prints one',
      );
    }
  }
  return faults;
}

function presentConfig(data: Settings): Config {
  return {
    databaseUrl: data.DATABASE_URL,
    dataFolder: resolve(projectRoot, data.DATA_DIR),
    recordingsFolder: resolve(
      projectRoot,
      data.RECORDINGS_DIR ?? join(data.DATA_DIR, 'recordings'),
    ),
    s3: presentS3(data),
    host: data.HOST,
    port: data.PORT,
    publicUrl: data.PUBLIC_URL,
    roles: new Set(data.RINGFENCE_ROLES),
    superAdministratorEmails: new Set(
      data.SUPER_ADMINISTRATOR_EMAILS.map((email) => email.toLowerCase()),
    ),
    signUp: data.SIGN_UP ?? openUnlessReal(data),
    organizationCreation: data.ORGANIZATION_CREATION ?? openUnlessReal(data),
    identity: presentIdentity(data),
    carrier: presentCarrier(data),
    fallbackAddress: data.CARRIER_FALLBACK_URL,
    callsPerSecond: data.CALLS_PER_SECOND,
    callsAtOnce: data.CALLS_AT_ONCE,
    secretsKeys: data.SECRETS_KEY,
    simulator: { seed: data.SIMULATOR_SEED, speed: data.SIMULATOR_SPEED },
    demo: data.DEMO,
    poolSize: data.DATABASE_POOL_SIZE,
    drainMilliseconds: data.DRAIN_SECONDS * 1000,
    trustedProxyCount: data.TRUSTED_PROXY_COUNT,
    metricsToken: data.METRICS_TOKEN,
    logLevel: data.LOG_LEVEL,
    logFile: data.LOG_FILE === undefined ? undefined : resolve(projectRoot, data.LOG_FILE),
  };
}

/** Reads the environment and the file `.env` beside the README; the environment wins. */
export function loadConfig(overrides: Record<string, string> = {}): Config {
  const file = resolve(projectRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return readConfig({ ...overrides, ...process.env });
}

/** For building the web app: a test run must not leave a development build behind. */
export function productionEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: 'production' };
}

/** What all processes of a test run inherit, unless the person who started it said otherwise. */
export function setTestEnvironment(settings: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(settings)) {
    if (value !== undefined) process.env[name] ??= value;
  }
}

/** The server that the integration tests use instead of starting one. Never the product's own. */
export function loadTestDatabaseUrl(): string | undefined {
  return process.env.TEST_DATABASE_URL || undefined;
}

/** What the tests draw is the same each time, unless a run is given another seed and more of everything to draw. */
export function loadTestDrawing(): { seed: number; timesRuns: number } {
  const { TEST_SEED = '20261119', TEST_RUNS = '0.25' } = process.env;
  return { seed: Number(TEST_SEED), timesRuns: Number(TEST_RUNS) };
}
