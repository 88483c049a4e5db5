import type { Context } from 'hono';
import * as z from 'zod';
import { AuthError } from './errors.ts';

export const longestEmail = 320;
export const invalidEmail = 'Unable to validate email address: invalid format';

// No blank and no control character: PostgreSQL would refuse a NUL, and no address has one.
const email = z
  .string()
  .trim()
  .max(longestEmail, invalidEmail)
  .regex(/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u, invalidEmail);

export const passwordGrant = z.object({
  email: email.optional(),
  phone: z.string().optional(),
  password: z.string({ error: 'password is required' }),
});

export const refreshGrant = z.object({
  refresh_token: z
    .string({ error: 'refresh_token is required' })
    .min(1, 'refresh_token is required'),
});

export const grantType = z.enum(['password', 'refresh_token'], {
  error: 'grant_type must be password or refresh_token',
});

export const signOutScope = z
  .enum(['global', 'local', 'others'], { error: 'scope must be global, local or others' })
  .default('global');

export function checkInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const checked = schema.safeParse(input);
  if (checked.success) return checked.data;
  throw new AuthError('validation_failed', checked.error.issues[0]?.message);
}

export async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  return checkInput(schema, parseJson(await context.req.text()));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AuthError('bad_json');
  }
}
