import type { RowOf } from '../../platform/database/statement.ts';
import { UnreadableSecret } from '../../platform/secrets/secret-box.ts';
import type { BookServices } from './account-book.ts';
import { openFields, sealFields } from './account-secrets.ts';
import { listSecrets, markUnreadable, replaceSecrets } from './queries/open.ts';

type Row = RowOf<typeof listSecrets.row>;

export interface Rotation {
  /** How many accounts were encrypted again. */
  rotated: number;
  /** How many none of the keys opens. */
  unreadable: number;
}

function tryToOpen({ secrets }: BookServices, row: Row) {
  try {
    return openFields(secrets, row);
  } catch (error) {
    if (error instanceof UnreadableSecret) return undefined;
    throw error;
  }
}

/** Encrypts every secret under the first key, so that the others can be taken away. */
export function rotateSecrets(services: BookServices): Promise<Rotation> {
  return services.database.asSystem(async (transaction) => {
    const rows = await transaction.all(listSecrets);
    const opened = rows.map((row) => ({ row, fields: tryToOpen(services, row) }));
    const sealed = opened.flatMap(({ row, fields }) =>
      fields === undefined || row.secrets_key === services.secrets.sealsWith
        ? []
        : [{ row, again: sealFields(services.secrets, row.id, fields).sealed }],
    );
    const rotated = await transaction.all(replaceSecrets, [
      sealed.map(({ row }) => row.id),
      sealed.map(({ row }) => row.secrets),
      sealed.map(({ again }) => again),
      services.secrets.sealsWith ?? '',
    ]);
    const unreadable = opened.filter(({ fields }) => fields === undefined);
    return { rotated: rotated.length, unreadable: unreadable.length };
  });
}

const countAccounts = (count: number): string =>
  count === 1 ? '1 carrier account' : `${count} carrier accounts`;

/** What nobody can call through because its secret cannot be read, in a sentence for the person who runs the server. */
export function reportUnreadable(services: BookServices): Promise<string | undefined> {
  return services.database.asSystem(async (transaction) => {
    const rows = await transaction.all(listSecrets);
    const unreadable = rows.filter((row) => tryToOpen(services, row) === undefined);
    if (unreadable.length === 0) return undefined;
    const keys = [...new Set(unreadable.map(({ secrets_key }) => secrets_key))].join(', ');
    await transaction.all(markUnreadable, [
      unreadable.map(({ id }) => id),
      'Its secret cannot be read by this server. Enter it again.',
    ]);
    return `${countAccounts(unreadable.length)} cannot be used: SECRETS_KEY has not the key that encrypted them (${keys}). Add it, or let their secrets be entered again.`;
  });
}
