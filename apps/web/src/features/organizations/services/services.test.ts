import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProblem } from '../../../platform/api/testing/create-problem.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { addMember } from './add-member.ts';
import { changeRole } from './change-role.ts';
import { createInvitation } from './create-invitation.ts';
import { createOrganization } from './create-organization.ts';
import { createUser } from './create-user.ts';
import { deleteOrganization } from './delete-organization.ts';
import { listInvitations } from './list-invitations.ts';
import { listOrganizations } from './list-organizations.ts';
import { reinstateOrganization } from './reinstate-organization.ts';
import { removeMember } from './remove-member.ts';
import { renameOrganization } from './rename-organization.ts';
import { revokeInvitation } from './revoke-invitation.ts';
import { showInvitation } from './show-invitation.ts';
import { showOrganization } from './show-organization.ts';
import { suspendOrganization } from './suspend-organization.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const failure = createProblem('conflict');
const ask = vi.fn(async (..._input: unknown[]): Promise<never> => {
  throw failure;
});
const administration = {
  listOrganizations: ask,
  showOrganization: ask,
  createOrganization: ask,
  renameOrganization: ask,
  suspendOrganization: ask,
  reinstateOrganization: ask,
  deleteOrganization: ask,
  createUser: ask,
};
const client = {
  administration,
  members: { add: ask, changeRole: ask, remove: ask },
  invitations: { list: ask, create: ask, revoke: ask, show: ask, accept: ask },
};
const user = {
  email: 'ada@harbor.example',
  password: 'lawful-minute',
  fullName: 'Ada Harbor',
  membership: { organizationId: id, role: 'admin' as const },
};
const key = { context: { idempotencyKey: 'key' } };

const services: [
  name: string,
  call: () => Promise<{ data: unknown; error: Error | null }>,
  asked: unknown[],
][] = [
  ['listOrganizations, by name', () => listOrganizations(client), [{ sort: 'name', order: 'asc' }]],
  ['showOrganization', () => showOrganization(client, id), [{ organizationId: id }]],
  [
    'createOrganization',
    () => createOrganization(client, 'Harbor', 'key'),
    [{ name: 'Harbor' }, key],
  ],
  [
    'renameOrganization',
    () => renameOrganization(client, id, 'Harbor'),
    [{ organizationId: id, name: 'Harbor' }],
  ],
  [
    'deleteOrganization',
    () => deleteOrganization(client, id, 'Harbor'),
    [{ organizationId: id, confirmation: 'Harbor' }],
  ],
  [
    'suspendOrganization',
    () => suspendOrganization(client, id, 'Unpaid'),
    [{ organizationId: id, because: 'Unpaid' }],
  ],
  ['reinstateOrganization', () => reinstateOrganization(client, id), [{ organizationId: id }]],
  ['createUser', () => createUser(client, user, 'key'), [user, key]],
  ['addMember, a member', () => addMember(client, id), [{ userId: id, role: 'member' }]],
  ['changeRole', () => changeRole(client, id, 'admin'), [{ userId: id, role: 'admin' }]],
  ['removeMember', () => removeMember(client, id), [{ userId: id }]],
  ['listInvitations', () => listInvitations(client), []],
  [
    'createInvitation, of a member',
    () => createInvitation(client, { email: user.email }, 'key'),
    [{ email: user.email, role: 'member' }, key],
  ],
  ['showInvitation', () => showInvitation(client, 'secret'), [{ token: 'secret' }]],
  ['acceptInvitation', () => acceptInvitation(client, 'secret'), [{ token: 'secret' }]],
  ['revokeInvitation', () => revokeInvitation(client, id), [{ invitationId: id }]],
];

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  ask.mockClear();
});

afterEach(() => {
  vi.mocked(console.error).mockRestore();
});

describe.each(services)('%s', (_name, call, asked) => {
  it('asks the server, and answers and logs the error of a failure instead of throwing it', async () => {
    expect(await call()).toEqual({ data: null, error: failure });
    expect(ask.mock.calls).toEqual([asked]);
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^Error \w+/),
      failure,
    );
  });
});
