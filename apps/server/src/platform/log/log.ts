import { pino } from 'pino';
import { openDestination } from './open-destination.ts';

export interface Log {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/**
 * Names, phones and balances never go to a log. Callers log ids and counts; these fields are
 * removed in case one slips through, at any of the depths we use.
 */
const secretFields = [
  'address',
  'authorization',
  'balance',
  'body',
  'cookie',
  'e164',
  'email',
  'fullName',
  'full_name',
  'name',
  'password',
  'phone',
  'refresh_token',
  'refreshToken',
  'secret',
  'token',
];

const redactedPaths = secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);

/** A database error quotes the row it failed on in `detail`; only what names the fault is kept. */
function presentError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  return {
    type: error.name,
    message: error.message,
    ...('code' in error ? { code: error.code } : {}),
    ...('constraint' in error ? { constraint: error.constraint } : {}),
    stack: error.stack,
  };
}

export interface LogOptions {
  level: string;
  file?: string | undefined;
  /** For the tests. */
  destination?: { write(line: string): void };
}

export function openLog(options: LogOptions): Log {
  const destination = options.destination ?? openDestination(options.file);
  return pino(
    {
      level: options.level,
      base: { process: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: redactedPaths, censor: '[redacted]' },
      serializers: { error: presentError },
    },
    destination,
  );
}
