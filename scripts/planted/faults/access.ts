import type { Fault } from '../fault.ts';

const features = 'apps/server/src/features';

export const accessFaults: readonly Fault[] = [
  {
    id: 'member-uploads',
    breaks: 'Members upload no files.',
    edits: [
      {
        file: 'packages/domain/access/permissions.ts',
        find: `'contacts.import': { roles: admins,`,
        put: `'contacts.import': { roles: everybody,`,
      },
    ],
    tests: 'packages/domain/access/permissions.test.ts',
    finds: 'permissions > keep contacts.import for admins',
    passes: 'permissions > give an admin everything a member has',
  },
  {
    id: 'invitation-of-another',
    breaks: 'An invitation is for its address alone, not for anyone who holds the link.',
    edits: [
      {
        file: `${features}/invitations/accept-invitation.ts`,
        find: 'if (email.toLowerCase() !== invitedEmail) {',
        put: `if (invitedEmail === '') {`,
      },
    ],
    tests: `${features}/invitations/invitations.integration.test.ts`,
    finds: 'accepting an invitation > is for its address alone, and names nobody to others',
    passes: 'accepting an invitation > needs an address that was shown to be theirs',
  },
  {
    id: 'last-admin-removed',
    breaks: 'An organization keeps its last admin.',
    edits: [
      {
        file: `${features}/members/change-members.ts`,
        find: '    refuseLastAdmin(found);\n    // Before they leave:',
        put: '    // Before they leave:',
      },
    ],
    tests: `${features}/members/members.integration.test.ts`,
    finds: 'removing a member > never takes the last admin, no matter who does it',
    passes: 'removing a member > is refused to members and to the admins of others',
  },
  {
    id: 'key-beyond-its-scopes',
    breaks: 'A key of a program does what it was made for, and nothing else.',
    edits: [
      {
        file: 'apps/server/src/platform/http/procedures.ts',
        find: 'if (principal.key !== undefined && !principal.key.scopes.includes(permission)) {',
        put: 'if (principal.key !== undefined && principal.key.scopes.length === 0) {',
      },
    ],
    tests: `${features}/api-keys/api-keys.integration.test.ts`,
    finds:
      'an API key > lets a program do what it is for, in its organization alone, and nothing else',
    passes: 'an API key > is stored as a hash, and its secret is shown once',
  },
  {
    id: 'download-after-the-role',
    breaks: 'A person who is no admin any more fetches no file that they asked for as one.',
    edits: [
      {
        file: `${features}/downloads/fetch-download.ts`,
        find: `  if (!(await keepsRight(services, asked, permission))) throw new ProblemError('not_permitted');\n`,
        put: '',
      },
    ],
    tests: `${features}/downloads/downloads.integration.test.ts`,
    finds:
      'a download of contacts > is for admins, and for nobody who is none any more when they fetch it',
    passes: 'a download of contacts > is fetched once',
  },
];
