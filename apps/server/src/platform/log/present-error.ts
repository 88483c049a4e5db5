import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const deepestCause = 3;

/**
 * The classes of PostgreSQL's codes that speak of connections, rows, locks, the schema and the machine. The others, and
 * a fault in a query that people type, quote the value that was wrong.
 */
const tellingClasses = new Set(['08', '23', '25', '40', '42', '53', '54', '55', '57', '58', 'XX']);
const quotingCode = '42601';

/** Their sentences are for the person who asked, and may repeat what they sent. The code says enough. */
const errorsForPeople = new Set(['ProblemError', 'AuthError', 'WeakPasswordError', 'ZodError']);

/** The lines that say where, and nothing of the message, which may have lines of its own. */
function listFrames(error: Error): string[] {
  const stack = error.stack ?? '';
  const start = stack.indexOf(error.message);
  if (start === -1) return [];
  return stack
    .slice(start + error.message.length)
    .split('\n')
    .filter((line) => /^ {4}at /.test(line));
}

function isOwnFrame(frame: string | undefined): boolean {
  return frame?.includes(root) === true && !frame.includes('/node_modules/');
}

const isDatabaseError = (error: Error): error is Error & { code: string } =>
  'severity' in error && 'code' in error && typeof error.code === 'string';

/**
 * Who reads JSON, an address or a number quotes what could not be read, and that may be anybody's. A message is
 * kept where our own code wrote it, and where it is PostgreSQL's and does not speak of a value.
 */
function mayBeShown(error: Error, frames: readonly string[]): boolean {
  if (isDatabaseError(error)) {
    return tellingClasses.has(error.code.slice(0, 2)) && error.code !== quotingCode;
  }
  return isOwnFrame(frames[0]) && !errorsForPeople.has(error.name);
}

const shortWord = /^[\w.-]{1,60}$/;

function pickWords(error: Error): object {
  const named = ['code', 'constraint', 'table', 'routine', 'syscall'] as const;
  return Object.fromEntries(
    named.flatMap((name) => {
      const value: unknown = name in error ? Reflect.get(error, name) : undefined;
      const isWord = typeof value === 'number' || shortWord.test(String(value));
      return value !== undefined && isWord ? [[name, value]] : [];
    }),
  );
}

/** What went wrong and where, without a word of what it went wrong with. */
export function presentError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = listFrames(error);
  const { cause } = error;
  return {
    type: error.name,
    ...pickWords(error),
    ...(mayBeShown(error, frames) ? { message: error.message } : {}),
    stack: frames.join('\n'),
    ...(cause instanceof Error && depth < deepestCause
      ? { cause: presentError(cause, depth + 1) }
      : {}),
  };
}
