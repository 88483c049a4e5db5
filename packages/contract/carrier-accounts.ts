import { oc } from '@orpc/contract';
import * as z from 'zod';
import { plainText } from './common.ts';

export const accountHealth = z.enum(['ready', 'refused', 'unreachable']);

/** An account at a carrier, through which calls are placed. Its secrets are written and never answered. */
export const carrierAccount = z.object({
  id: z.uuid(),
  carrier: z.object({ id: z.string(), title: z.string(), reachesPeople: z.boolean() }),
  title: z.string(),
  /** The installation's are shared by all organizations, and changed by super administrators alone. */
  owner: z.enum(['organization', 'installation']),
  /** `environment`: the settings of the server say what it is. */
  origin: z.enum(['environment', 'people']),
  state: z.enum(['active', 'resting']),
  callsPerSecond: z.number().int(),
  callsAtOnce: z.number().int(),
  /** What is not secret, such as the account's name at the carrier; empty for whom it is not. */
  settings: z.record(z.string(), z.string()),
  /** What the carrier said when it was asked last; null: it was not asked since the secrets changed. */
  health: accountHealth.nullable(),
  healthDetail: z.string().nullable(),
  checkedAt: z.iso.datetime().nullable(),
  /** Until when no calls are placed through it, because the carrier cannot keep up; why, for those who may change it. */
  backedOffUntil: z.iso.datetime().nullable(),
  backedOffBecause: z.string().nullable(),
  /** Whether the person who asks may change it. */
  isEditable: z.boolean(),
});

export type CarrierAccount = z.infer<typeof carrierAccount>;

/** A carrier at which an account can be added, and what it needs to know of one. */
export const offeredCarrier = z.object({
  id: z.string(),
  title: z.string(),
  reachesPeople: z.boolean(),
  fields: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      isSecret: z.boolean(),
      isRequired: z.boolean(),
    }),
  ),
  /**
   * What keeps accounts from being added: the database holds the demo, the server has no public address, does not
   * know where the carrier is, or has no key to encrypt secrets with.
   */
  obstacle: z.enum(['demo', 'public_url', 'address', 'secrets_key']).nullable(),
});

export type OfferedCarrier = z.infer<typeof offeredCarrier>;

const fields = z.record(z.string().max(50), z.string().max(500, 'At most 500 characters.'));
const accountInput = z.object({
  title: plainText(100).min(1, 'Enter a name for the account.'),
  callsPerSecond: z.number().int().min(1, 'At least 1.').max(1000, 'At most 1000.'),
  callsAtOnce: z.number().int().min(1, 'At least 1.').max(50_000, 'At most 50,000.'),
  /** By name, the secret ones among them. */
  fields,
});

const tags = ['Carrier accounts'];
const one = z.object({ accountId: z.uuid() });

/**
 * All need the X-Organization-Id header. With `all`, super administrators work with the accounts of the
 * installation.
 */
export const carrierAccountsContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/carrier-accounts',
      summary: 'The accounts to call through: of the organization, and of the installation',
      tags,
    })
    .output(z.object({ accounts: z.array(carrierAccount), carriers: z.array(offeredCarrier) })),
  add: oc
    .route({
      method: 'POST',
      path: '/carrier-accounts',
      summary: 'Add an account',
      tags,
      successStatus: 201,
    })
    .input(accountInput.extend({ carrier: z.string().max(50) }))
    .output(carrierAccount),
  change: oc
    .route({
      method: 'PATCH',
      path: '/carrier-accounts/{accountId}',
      summary: 'Change an account, or let it rest',
      description:
        'What is not given stays. No call is placed through one that rests; those under way go on.',
      tags,
    })
    .input(
      one.extend({
        title: accountInput.shape.title.optional(),
        callsPerSecond: accountInput.shape.callsPerSecond.optional(),
        callsAtOnce: accountInput.shape.callsAtOnce.optional(),
        /** Those that are not named stay as they are. */
        fields: fields.optional(),
        state: carrierAccount.shape.state.optional(),
      }),
    )
    .output(carrierAccount),
  test: oc
    .route({
      method: 'POST',
      path: '/carrier-accounts/{accountId}/test',
      summary: 'Ask the carrier whether it lets the account in; nobody is called',
      tags,
    })
    .input(one)
    .output(carrierAccount),
  remove: oc
    .route({
      method: 'DELETE',
      path: '/carrier-accounts/{accountId}',
      summary: 'Remove an account and its secrets',
      description:
        'Refused while a campaign calls through it or calls are under way. Its caller IDs rest and are to be verified again.',
      tags,
    })
    .input(one)
    .output(z.object({})),
};
