import type { ErrorCode } from '@ringfence/contract/errors';
import {
  type RefusalReason,
  type RefusalValues,
  writeRefusal,
} from '@ringfence/domain/imports/refusals';
import { ProblemError } from '../../platform/http/problem.ts';

/** A problem that people read in their language, by the word; programs get the sentence. */
export function refuseUpload(
  code: ErrorCode,
  reason: RefusalReason,
  values: RefusalValues = {},
): ProblemError {
  return new ProblemError(code, writeRefusal(reason, values), undefined, { reason, values });
}

/** The same, where one field of the input is why. */
export function refuseInput(
  path: string,
  reason: RefusalReason,
  values: RefusalValues = {},
): ProblemError {
  const message = writeRefusal(reason, values);
  return new ProblemError('validation_failed', message, [{ path, message }], { reason, values });
}
