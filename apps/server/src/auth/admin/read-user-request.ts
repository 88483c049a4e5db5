import * as z from 'zod';
import { AuthError } from '../errors.ts';
import { checkInput, newEmailInput, phoneInput } from '../read-request.ts';
import { metadataInput } from '../users/metadata.ts';
import { readBan } from './read-ban.ts';

export const userBody = z.object({
  id: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  role: z
    .string()
    .regex(/^\w{1,60}$/, 'role must be a plain word')
    .or(z.literal(''))
    .nullish(),
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: metadataInput.nullish(),
  app_metadata: metadataInput.nullish(),
  ban_duration: z.string().nullish(),
});

/** What is undefined stays as it is. */
export interface UserRequest {
  id: string | undefined;
  email: string | undefined;
  phone: string | undefined;
  password: string | undefined;
  role: string | undefined;
  confirmsEmail: boolean;
  confirmsPhone: boolean;
  userMetadata: Record<string, unknown>;
  appMetadata: Record<string, unknown>;
  /** Milliseconds; 0 lifts a ban. */
  ban: number | undefined;
}

/** What is empty counts as not given. */
export function readUserRequest(body: z.output<typeof userBody>): UserRequest {
  return {
    id: body.id ? readChosenId(body.id) : undefined,
    email: body.email ? checkInput(newEmailInput, body.email) : undefined,
    phone: body.phone ? checkInput(phoneInput, body.phone) : undefined,
    password: body.password || undefined,
    role: body.role || undefined,
    confirmsEmail: body.email_confirm ?? false,
    confirmsPhone: body.phone_confirm ?? false,
    userMetadata: body.user_metadata ?? {},
    appMetadata: body.app_metadata ?? {},
    ban: body.ban_duration ? readBan(body.ban_duration) : undefined,
  };
}

function readChosenId(text: string): string {
  const id = checkInput(z.uuid({ error: 'ID must conform to the uuid v4 format' }), text);
  if (/^[0-]*$/.test(id)) throw new AuthError('validation_failed', 'ID cannot be a nil uuid');
  return id;
}
