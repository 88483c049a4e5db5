import * as z from 'zod';
import {
  channelInput,
  checkInput,
  codeChallengeInput,
  newEmailInput,
  phoneInput,
  readCodeChallenge,
} from '../read-request.ts';
import { metadataInput } from './metadata.ts';

export const userChangeBody = codeChallengeInput.extend({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  current_password: z.string().nullish(),
  nonce: z.string().nullish(),
  data: metadataInput.nullish(),
  channel: channelInput,
});

export interface UserChange {
  email: string | undefined;
  phone: string | undefined;
  password: string | undefined;
  currentPassword: string | undefined;
  nonce: string | undefined;
  /** Null takes a key away. */
  metadata: Record<string, unknown> | undefined;
  codeChallenge: string | undefined;
}

/** What is empty is left as it is, except for a password: that would be a weak one. */
export function readUserChange(body: z.output<typeof userChangeBody>): UserChange {
  return {
    email: body.email ? checkInput(newEmailInput, body.email) : undefined,
    phone: body.phone ? checkInput(phoneInput, body.phone) : undefined,
    password: body.password ?? undefined,
    currentPassword: body.current_password ?? undefined,
    nonce: body.nonce || undefined,
    metadata: body.data ?? undefined,
    codeChallenge: readCodeChallenge(body),
  };
}
