import type { ApiKeyScope } from '@ringfence/contract/api-keys';

/** In the order of the screen: reading first. */
export const keyScopes = [
  'contacts.read',
  'campaigns.read',
  'calls.read',
  'contacts.work',
  'contacts.import',
  'contacts.export',
  'promises.work',
  'callbacks.work',
  'lists.edit',
  'campaigns.control',
] as const satisfies readonly ApiKeyScope[];

/** How many days a key may live; the empty word: for ever. */
export const keyDays = ['30', '90', '365', ''] as const;

/** How many hours the secret before a rotation goes on to work. */
export const overlapHours = ['0', '24', '168'] as const;
