import { type ErrorCode, errorCatalogue } from '@ringfence/contract/errors';
import { decodeProblem } from '../decode-problem.ts';

/** The error that the API's client throws when the server answers with the code. */
export function createProblem(
  code: ErrorCode,
  errors?: readonly { path: string; message: string }[],
): Error {
  const { status, title } = errorCatalogue[code];
  const problem = { type: `/errors/${code}`, title, status, detail: title, code, requestId: 'r-1' };
  const thrown = decodeProblem(errors === undefined ? problem : { ...problem, errors });
  return thrown ?? new Error('This is no problem that the client understands');
}
