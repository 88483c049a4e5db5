import { oc } from '@orpc/contract';
import * as z from 'zod';
import { role } from './access.ts';
import { emailAddress, nextCursor, pageInput, plainText } from './common.ts';
import { profile } from './profile.ts';

export const organizationState = z.enum(['active', 'suspended']);

/** An organization as super administrators see it, with what it used this month. */
export const organizationSummary = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  suspendedAt: z.iso.datetime().nullable(),
  suspendedBecause: z.string().nullable(),
  members: z.number().int(),
  contacts: z.number().int(),
  /** A list counts so far and no further; one organization by itself is counted to the end. */
  hasMoreContacts: z.boolean(),
  callsUnderWay: z.number().int(),
  /** Since the first of this month, in UTC. */
  usage: z.object({
    calls: z.number().int(),
    /** Whole minutes begun, summed over the calls that were answered: what carriers charge. */
    minutes: z.number().int(),
  }),
});

export type OrganizationSummary = z.infer<typeof organizationSummary>;

const one = z.object({ organizationId: z.uuid() });
const organizationName = plainText(200).min(1, 'Enter the name of the organization.');

const route = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: `/${string}`,
  summary: string,
  description = 'For super administrators.',
) => oc.route({ method, path, summary, description, tags: ['Administration'] });

/** For super administrators alone. */
export const administrationContract = {
  listOrganizations: route('GET', '/admin/organizations', 'All organizations')
    .input(
      pageInput.extend({
        /** A part of the name. */
        search: plainText(100).optional(),
        state: organizationState.optional(),
        sort: z.enum(['name', 'created_at']).default('name'),
        order: z.enum(['asc', 'desc']).default('asc'),
      }),
    )
    .output(z.object({ organizations: z.array(organizationSummary), nextCursor })),
  showOrganization: route('GET', '/admin/organizations/{organizationId}', 'One organization')
    .input(one)
    .output(organizationSummary),
  createOrganization: route('POST', '/admin/organizations', 'Open an organization without members')
    .input(z.object({ name: organizationName }))
    .output(organizationSummary),
  renameOrganization: route('PATCH', '/admin/organizations/{organizationId}', 'Rename')
    .input(one.extend({ name: organizationName }))
    .output(organizationSummary),
  suspendOrganization: route(
    'POST',
    '/admin/organizations/{organizationId}/suspend',
    'Stop all calls of an organization and let its members change nothing',
    'For super administrators. All of its data is kept.',
  )
    .input(one.extend({ because: plainText(500).min(1, 'Say why, so that its members know.') }))
    .output(organizationSummary),
  reinstateOrganization: route(
    'POST',
    '/admin/organizations/{organizationId}/reinstate',
    'End a suspension',
  )
    .input(one)
    .output(organizationSummary),
  deleteOrganization: route(
    'DELETE',
    '/admin/organizations/{organizationId}',
    'Delete an organization',
    'For super administrators. Refused while calls are under way. Nobody belongs to it any more; what the law says to keep (12 CFR 1006.100) is kept.',
  )
    .input(
      one.extend({
        /** The name of the organization, typed again. */
        confirmation: z.string().max(400),
      }),
    )
    .output(z.object({ keptUntil: z.iso.date().nullable() })),
  listProfiles: route('GET', '/admin/profiles', 'All people, by email address')
    .input(pageInput.extend({ search: plainText(100).optional() }))
    .output(z.object({ profiles: z.array(profile), nextCursor })),
  createUser: route('POST', '/admin/users', 'Create a person who can sign in at once')
    .input(
      z.object({
        email: emailAddress,
        password: z.string().min(1, 'Enter a password.').max(200),
        fullName: plainText(200).min(1, 'Enter the name.'),
        /** Makes the person a member at the same time. */
        membership: z.object({ organizationId: z.uuid(), role: role.default('member') }).optional(),
      }),
    )
    .output(profile),
};
