import * as z from 'zod';
import { AuthError } from '../errors.ts';
import { checkInput, newEmailInput } from '../read-request.ts';
import { metadataInput } from '../users/metadata.ts';

export const inviteBody = z.object({
  email: newEmailInput,
  data: metadataInput.nullish(),
});

export const linkBody = z.object({
  type: z.enum(
    ['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new'],
    { error: 'Invalid email action link type requested' },
  ),
  email: newEmailInput,
  new_email: z.string().nullish(),
  password: z.string().nullish(),
  data: metadataInput.nullish(),
  redirect_to: z.string().nullish(),
});

export interface LinkRequest {
  type: z.output<typeof linkBody>['type'];
  email: string;
  newEmail: string | undefined;
  /** Only a sign-up takes one. */
  password: string | undefined;
  metadata: Record<string, unknown>;
  redirectTo: string;
}

export function readLinkRequest(body: z.output<typeof linkBody>, redirectTo: string): LinkRequest {
  const { type, email } = body;
  if (type === 'signup' && !body.password) {
    throw new AuthError('validation_failed', 'Signup requires a valid password');
  }
  return {
    type,
    email,
    newEmail: body.new_email ? checkInput(newEmailInput, body.new_email) : undefined,
    password: type === 'signup' ? (body.password ?? undefined) : undefined,
    metadata: body.data ?? {},
    redirectTo,
  };
}
