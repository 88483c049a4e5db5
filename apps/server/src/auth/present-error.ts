import type { Context } from 'hono';
import {
  type AuthError,
  type AuthErrorCode,
  type AuthErrorStatus,
  type PasswordWeakness,
  WeakPasswordError,
} from './errors.ts';
import { OverLimitError } from './limits/limit-tries.ts';

export const apiVersionHeader = 'x-supabase-api-version';
export const apiVersion = '2024-01-01';
const errorCodeHeader = 'x-sb-error-code';

type ErrorBody = (
  | { code: AuthErrorCode; message: string }
  | { code: AuthErrorStatus; error_code: AuthErrorCode; msg: string }
) & { weak_password?: { reasons: readonly PasswordWeakness[] } };

/** Clients that name the version get the newer shape; those that do not, the one from before it. */
export function describeError(error: AuthError, requestedVersion: string | undefined): ErrorBody {
  const more =
    error instanceof WeakPasswordError ? { weak_password: { reasons: error.reasons } } : {};
  return requestedVersion === apiVersion
    ? { code: error.code, message: error.message, ...more }
    : { code: error.status, error_code: error.code, msg: error.message, ...more };
}

export function presentError(context: Context, error: AuthError): Response {
  context.header(errorCodeHeader, error.code);
  if (error instanceof OverLimitError) context.header('retry-after', String(error.retrySeconds));
  return context.json(describeError(error, context.req.header(apiVersionHeader)), error.status);
}
