import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';

export const newEmail = (): string => `made-${randomUUID()}@example.com`;

export function newPhone(): string {
  const digits = randomUUID().replaceAll(/\D/g, '').padEnd(10, '7');
  return `1${digits.slice(0, 10)}`;
}

export const longPassword = 'a long enough password';

const readProfile = testStatement('select email, full_name from profiles where id = $1', {
  email: 'text',
  full_name: 'text',
});

export async function profileOf(database: Database, id: string | undefined) {
  return (await askSystem(database, readProfile, [id]))[0];
}
