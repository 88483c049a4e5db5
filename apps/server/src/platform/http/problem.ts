import { ORPCError, ValidationError } from '@orpc/server';
import { type ErrorCode, errorCatalogue, type Problem } from '@ringfence/contract/errors';

/** Any error that is meant for the person who asked. Everything else becomes `internal_error`. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly code: ErrorCode;
  readonly fields: Problem['errors'];

  constructor(code: ErrorCode, detail?: string, fields?: Problem['errors']) {
    super(detail ?? errorCatalogue[code].title);
    this.code = code;
    this.fields = fields;
  }
}

/** One field of the input is wrong, in a way that only the work itself could find out. */
export function invalidInput(path: string, message: string): ProblemError {
  return new ProblemError('validation_failed', message, [{ path, message }]);
}

export function presentProblem(error: ProblemError, requestId: string): Problem {
  const { status, title } = errorCatalogue[error.code];
  return {
    type: `/api/docs#error-${error.code}`,
    title,
    status,
    detail: error.message,
    code: error.code,
    requestId,
    ...(error.fields === undefined ? {} : { errors: error.fields }),
  };
}

function presentIssues(error: ValidationError): NonNullable<Problem['errors']> {
  return error.issues.map((issue) => ({
    path: (issue.path ?? [])
      .map((part) => String(typeof part === 'object' ? part.key : part))
      .join('.'),
    message: issue.message,
  }));
}

/** Connection refused, reset or timed out, the pool exhausted, the server starting or stopping. */
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && unavailableCodes.has(String(error.code))) return true;
  return /timeout exceeded when trying to connect|Connection terminated/.test(error.message);
}

const storageFullCodes = new Set(['53100', 'ENOSPC']);

/** The disk has no room left, of the database or of this machine. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && storageFullCodes.has(String(error.code));
}

const missingTableCode = '42P01';

/** Mended by create_profiles_table.sql. Whoever has lost the table is told so wherever it is read. */
function isProfilesMissing(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === missingTableCode && /"(public\.)?profiles"/.test(error.message);
}

/** Turns whatever was thrown into an entry of the catalogue. */
export function recogniseProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof ORPCError) {
    if (error.cause instanceof ProblemError) return error.cause;
    if (error.code === 'BAD_REQUEST') {
      const cause = error.cause;
      return cause instanceof ValidationError
        ? new ProblemError('validation_failed', undefined, presentIssues(cause))
        : new ProblemError('validation_failed', 'The request could not be read.');
    }
    if (error.code === 'NOT_FOUND') return new ProblemError('not_found');
    if (error.code === 'METHOD_NOT_SUPPORTED') return new ProblemError('method_not_allowed');
  }
  if (isStorageFull(error)) return new ProblemError('storage_full');
  if (isUnavailable(error)) return new ProblemError('unavailable');
  if (isProfilesMissing(error)) return new ProblemError('profiles_missing');
  return new ProblemError('internal_error');
}

export function problemResponse(problem: Problem): Response {
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  });
}
