import { oc } from '@orpc/contract';
import * as z from 'zod';
import { plainText } from './common.ts';

/** What a key may do: permissions that make sense for a program. */
export const apiKeyScope = z.enum([
  'contacts.read',
  'contacts.work',
  'promises.work',
  'callbacks.work',
  'contacts.import',
  'contacts.export',
  'lists.edit',
  'campaigns.read',
  'campaigns.control',
  'calls.read',
]);

export type ApiKeyScope = z.infer<typeof apiKeyScope>;

export const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The beginning of the key, by which people recognise it. */
  prefix: z.string(),
  scopes: z.array(apiKeyScope),
  /** In whose name it acts. */
  owner: z.object({ id: z.uuid(), fullName: z.string() }),
  /**
   * `owner_left`: the person it acts for is no longer in the organization. `owner_shut_out`: they may not sign
   * in, and their keys do nothing. Rotate it to take it over.
   */
  state: z.enum(['active', 'expired', 'revoked', 'owner_left', 'owner_shut_out']),
  createdAt: z.iso.datetime(),
  rotatedAt: z.iso.datetime().nullable(),
  /** Until when the secret before the last rotation works beside the new one. */
  previousUntil: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  /** To the minute. */
  lastUsedAt: z.iso.datetime().nullable(),
});

export type ApiKey = z.infer<typeof apiKey>;

const madeKey = z.object({
  key: apiKey,
  /** Shown this once; only its hash is kept. */
  secret: z.string(),
});

const tags = ['API keys'];
const one = z.object({ keyId: z.uuid() });

export const apiKeysContract = {
  list: oc
    .route({ method: 'GET', path: '/api-keys', summary: 'The keys of the organization', tags })
    .output(z.object({ keys: z.array(apiKey) })),
  create: oc
    .route({
      method: 'POST',
      path: '/api-keys',
      summary: 'Make a key; its secret is answered this once',
      description:
        'A program sends it as `Authorization: Bearer rfk_…`. It names no organization: the key has one.',
      tags,
      successStatus: 201,
    })
    .input(
      z.object({
        name: plainText(100).min(1, 'Give the key a name.'),
        scopes: z.array(apiKeyScope).min(1, 'Choose what the key may do.'),
        /** Days until it ends; null: it does not. */
        days: z.number().int().min(1).max(3650).nullable().default(null),
      }),
    )
    .output(madeKey),
  rotate: oc
    .route({
      method: 'POST',
      path: '/api-keys/{keyId}/rotate',
      summary: 'Give the key a new secret; from then on it acts for the person who rotated it',
      tags,
    })
    .input(
      one.extend({
        /** How many hours the old secret goes on to work. */
        overlapHours: z.number().int().min(0).max(168).default(0),
      }),
    )
    .output(madeKey),
  revoke: oc
    .route({
      method: 'POST',
      path: '/api-keys/{keyId}/revoke',
      summary: 'End the key at once',
      tags,
    })
    .input(one)
    .output(apiKey),
};
