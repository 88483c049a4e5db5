import type { Problem } from '@ringfence/contract/errors';
import { isRecord } from '../is-record.ts';

/** A problem as it came: a newer server may send a code that this build does not know. */
export type ReceivedProblem = Omit<Problem, 'code' | 'errors'> & {
  code: string;
  errors?: NonNullable<Problem['errors']>;
};

function isFieldError(value: unknown): boolean {
  return isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string';
}

export function isReceivedProblem(value: unknown): value is ReceivedProblem {
  return (
    isRecord(value) &&
    ['type', 'title', 'detail', 'code', 'requestId'].every(
      (field) => typeof value[field] === 'string',
    ) &&
    typeof value.status === 'number' &&
    value.status >= 400 &&
    (value.errors === undefined ||
      (Array.isArray(value.errors) && value.errors.every(isFieldError)))
  );
}

/** The problem that an error carries, if it came from our server. */
export function readProblem(error: unknown): ReceivedProblem | null {
  return error instanceof Error && 'data' in error && isReceivedProblem(error.data)
    ? error.data
    : null;
}

/** What the server found wrong with one field of the input, if that is why it refused. */
export function readFieldError(error: unknown, path: string): string | null {
  return readProblem(error)?.errors?.find((fault) => fault.path === path)?.message ?? null;
}

/** Whether nothing is there to be shown, or the address holds an id that none can have. */
export function isMissing(error: unknown): boolean {
  const problem = readProblem(error);
  const faults = problem?.errors ?? [];
  return (
    problem?.code === 'not_found' ||
    (faults.length > 0 && faults.every(({ path }) => path.endsWith('Id')))
  );
}

/** The HTTP status of an error answer, or null when no answer came at all. */
export function readStatus(error: unknown): number | null {
  return error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : null;
}

/** Whether a request was refused for how its person is signed in; they are led away then. */
export function findSignInFault(error: unknown): 'sessionEnded' | 'secondFactorWanted' | null {
  switch (readProblem(error)?.code) {
    case 'session_ended':
    case 'not_signed_in':
      return 'sessionEnded';
    case 'insufficient_aal':
      return 'secondFactorWanted';
    default:
      return null;
  }
}
