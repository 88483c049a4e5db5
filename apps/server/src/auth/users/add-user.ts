import type { Transaction } from '../../platform/database/database.ts';
import { insertIdentity, refreshProviders } from '../queries/identities.ts';
import { insertUser } from '../queries/users.ts';

export interface AddedUser {
  email: string | null;
  phone: string | null;
  /** Null for somebody who proves themselves elsewhere. */
  encryptedPassword: string | null;
  emailConfirmedAt: Date | null;
  /** Null unless somebody has shown, or the operator vouches, that the address is this person's. */
  emailProvenAt: Date | null;
  phoneConfirmedAt: Date | null;
  metadata: Record<string, unknown>;
  now: Date;
}

/** Adds a user with the identities of their own address and number; undefined when one is taken. */
export async function addUser(
  transaction: Transaction,
  added: AddedUser,
): Promise<string | undefined> {
  const { email, phone, emailConfirmedAt, phoneConfirmedAt, now } = added;
  const user = await transaction.first(insertUser, [
    email,
    phone,
    added.encryptedPassword,
    emailConfirmedAt,
    phoneConfirmedAt,
    JSON.stringify({}),
    JSON.stringify(added.metadata),
    now,
    added.emailProvenAt,
  ]);
  if (user === undefined) return undefined;
  for (const { provider, data } of listOwnIdentities(added)) {
    await transaction.all(insertIdentity, [
      user.id,
      provider,
      user.id,
      JSON.stringify({ ...data, sub: user.id }),
      now,
    ]);
  }
  await transaction.all(refreshProviders, [user.id]);
  return user.id;
}

/** An own address and an own number are identities like those of other providers. */
export function listOwnIdentities({
  email,
  phone,
  emailConfirmedAt,
  phoneConfirmedAt,
  metadata,
}: Omit<AddedUser, 'encryptedPassword' | 'emailProvenAt' | 'now'>): {
  provider: string;
  data: Record<string, unknown>;
}[] {
  const data = {
    ...metadata,
    email_verified: emailConfirmedAt !== null,
    phone_verified: phoneConfirmedAt !== null,
  };
  return [
    ...(email === null ? [] : [{ provider: 'email', data: { ...data, email } }]),
    ...(phone === null ? [] : [{ provider: 'phone', data: { ...data, phone } }]),
  ];
}
