import { type ErrorCode, errorCatalogue } from '@ringfence/contract/errors';
import { decodeProblem } from '../../../../platform/api/decode-problem.ts';

/** The error that the API's client throws when the server answers with the code. */
export function createProblem(code: ErrorCode): Error {
  const { status, title } = errorCatalogue[code];
  const problem = { type: `/errors/${code}`, title, status, detail: title, code, requestId: 'r-1' };
  return decodeProblem(problem) ?? new Error('This is no problem that the client understands');
}
