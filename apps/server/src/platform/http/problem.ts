import { ORPCError, ValidationError } from '@orpc/server';
import { type ErrorCode, errorCatalogue, type Problem } from '@ringfence/contract/errors';
import { isDatabaseLost } from '../database/lost-database.ts';

/** A stable word for the detail of a problem, and what stands in it. */
export type ProblemReason = Required<Pick<Problem, 'reason' | 'values'>>;

/** Any error that is meant for the person who asked. Everything else becomes `internal_error`. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly code: ErrorCode;
  readonly fields: Problem['errors'];
  /** By which people read the detail in their language. */
  readonly explanation: ProblemReason | undefined;
  /** What it is about, where words do not tell it all. */
  readonly details: unknown;

  constructor(
    code: ErrorCode,
    detail?: string,
    fields?: Problem['errors'],
    explanation?: ProblemReason,
    details?: unknown,
  ) {
    super(detail ?? errorCatalogue[code].title);
    this.code = code;
    this.fields = fields;
    this.explanation = explanation;
    this.details = details;
  }
}

/** Refused for now, and for how long. */
export class TooManyRequestsError extends ProblemError {
  readonly retrySeconds: number;

  constructor(detail: string | undefined, retrySeconds: number, explanation?: ProblemReason) {
    super('too_many_requests', detail, undefined, explanation);
    this.retrySeconds = retrySeconds;
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
    ...error.explanation,
    ...(error.details === undefined ? {} : { details: error.details }),
  };
}

type Issue = ValidationError['issues'][number];
type Faults = NonNullable<Problem['errors']>;

/** Of something that may have several forms: what is wrong with it as each of them. */
function listForms(issue: Issue): readonly (readonly Issue[])[] {
  return 'errors' in issue && Array.isArray(issue.errors) ? issue.errors : [];
}

/**
 * Every fault by the field that it is in. What there is no field for is named too, and where something may
 * have several forms, it is the one that it comes nearest to.
 */
function presentIssue(issue: Issue, around: readonly string[]): Faults {
  const path = [
    ...around,
    ...(issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)),
  ];
  if ('keys' in issue && Array.isArray(issue.keys)) {
    return issue.keys.map((key) => ({
      path: [...path, String(key)].join('.'),
      message: 'There is no such field.',
    }));
  }
  const [nearest] = listForms(issue).toSorted((one, other) => one.length - other.length);
  return nearest === undefined
    ? [{ path: path.join('.'), message: issue.message }]
    : nearest.flatMap((fault) => presentIssue(fault, path));
}

const presentIssues = (error: ValidationError): Faults =>
  error.issues.flatMap((issue) => presentIssue(issue, []));

const hasCode = (error: unknown, codes: ReadonlySet<string>): boolean =>
  error instanceof Error && 'code' in error && codes.has(String(error.code));

/** The server has no connection left; or what was wanted is held by somebody else for longer than a request waits. */
const unavailableCodes = new Set(['53300', '55P03', '57014']);

const isUnavailable = (error: unknown): boolean =>
  hasCode(error, unavailableCodes) || isDatabaseLost(error);

/** Also where the database allows itself no more room for what it sorts (53400). */
const storageFullCodes = new Set(['53100', '53400', 'ENOSPC', 'EDQUOT']);

/** The disk has no room left, of the database or of this machine. */
export function isStorageFull(error: unknown): boolean {
  return hasCode(error, storageFullCodes);
}

const memoryFullCodes = new Set(['53200']);

/** The database has no memory left for what it was asked. */
export function isMemoryFull(error: unknown): boolean {
  return hasCode(error, memoryFullCodes);
}

/** A NUL in a text or in JSON, which PostgreSQL holds in neither. */
const unstorableCodes = new Set(['22021', '22P05']);

const isUnstorable = (error: unknown): boolean => hasCode(error, unstorableCodes);

const missingTableCode = '42P01';

/** Mended by create_profiles_table.sql. An installation that lost the table says so wherever it is read. */
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
  if (isMemoryFull(error)) return new ProblemError('memory_full');
  if (isUnavailable(error)) return new ProblemError('unavailable');
  if (isUnstorable(error)) {
    return new ProblemError('validation_failed', 'Leave out control characters.');
  }
  if (isProfilesMissing(error)) return new ProblemError('profiles_missing');
  return new ProblemError('internal_error');
}

export function problemResponse(problem: Problem): Response {
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  });
}
