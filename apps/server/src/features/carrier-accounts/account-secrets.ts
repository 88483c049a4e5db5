import * as z from 'zod';
import type { SealedSecret, SecretBox } from '../../platform/secrets/secret-box.ts';

export const plainFields = z.record(z.string(), z.string());
export type PlainFields = z.infer<typeof plainFields>;

/** By its account alone: the bytes of another account's secret do not open here. */
const nameAccount = (accountId: string): string => `carrier account ${accountId}`;

export function sealFields(
  secrets: SecretBox,
  accountId: string,
  fields: PlainFields,
): SealedSecret {
  return secrets.seal(JSON.stringify(fields), nameAccount(accountId));
}

/** Throws `UnreadableSecret` where none of the keys opens them. */
export function openFields(
  secrets: SecretBox,
  row: { id: string; secrets: Buffer; secrets_key: string },
): PlainFields {
  const sealed = { keyId: row.secrets_key, sealed: row.secrets };
  return plainFields.parse(JSON.parse(secrets.open(sealed, nameAccount(row.id))));
}
