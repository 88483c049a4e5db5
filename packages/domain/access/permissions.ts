export type Role = 'admin' | 'member';

/** What somebody is in an organization: their role there, or a super administrator from outside. */
export type Standing = Role | 'super_administrator';

const everybody = ['admin', 'member'] as const;
const admins = ['admin'] as const;

interface Grant {
  roles: readonly Role[];
  /** What it lets people do, as the documentation says it. */
  allows: string;
  /** Whether it goes on in a suspended organization. */
  whileSuspended: boolean;
}

/**
 * Who may do what inside an organization: one table, asked by the server and the screens, and shown
 * in docs/roles.md. A super administrator may do all of it in every organization.
 */
export const permissions = {
  'organization.read': {
    roles: everybody,
    allows: 'See the settings of the organization',
    whileSuspended: true,
  },
  'activity.read': { roles: everybody, allows: 'See who did what', whileSuspended: true },
  'contacts.read': { roles: everybody, allows: 'See lists and contacts', whileSuspended: true },
  // A request to stop is obeyed whenever it comes (12 CFR 1006.14(h)), suspended or not.
  'contacts.work': {
    roles: everybody,
    allows: 'Record what a person asked for, and see a whole number',
    whileSuspended: true,
  },
  'campaigns.read': { roles: everybody, allows: 'See campaigns', whileSuspended: true },
  'calls.read': { roles: everybody, allows: 'See calls', whileSuspended: true },
  'calls.work': { roles: everybody, allows: 'Work with calls', whileSuspended: false },
  'promises.work': { roles: everybody, allows: 'Record promises to pay', whileSuspended: false },
  'callbacks.work': { roles: everybody, allows: 'Arrange callbacks', whileSuspended: false },
  'members.read': { roles: admins, allows: 'See the members', whileSuspended: true },
  'calls.halt': {
    roles: admins,
    allows: 'Stop all calls of the organization, and allow them again',
    whileSuspended: true,
  },
  'contacts.import': { roles: admins, allows: 'Upload debtors', whileSuspended: false },
  /** Undoing a stop lets a person be called again. */
  'suppressions.lift': {
    roles: admins,
    allows: 'Undo a stop that was recorded by mistake',
    whileSuspended: false,
  },
  'campaigns.control': {
    roles: admins,
    allows: 'Start, pause, resume and stop campaigns',
    whileSuspended: false,
  },
  'scripts.edit': { roles: admins, allows: 'Edit scripts', whileSuspended: false },
  'caller_ids.edit': { roles: admins, allows: 'Edit caller IDs', whileSuspended: false },
  'policy.edit': {
    roles: admins,
    allows: 'Edit the policy pack and the licences',
    whileSuspended: false,
  },
  'members.edit': {
    roles: admins,
    allows: 'Invite members, change their role, remove them',
    whileSuspended: false,
  },
  'organization.edit': {
    roles: admins,
    allows: 'Edit the name and the time zone of the organization',
    whileSuspended: false,
  },
} as const satisfies Record<string, Grant>;

export type Permission = keyof typeof permissions;

export function mayDo(standing: Standing, permission: Permission): boolean {
  const { roles }: Grant = permissions[permission];
  return standing === 'super_administrator' || roles.includes(standing);
}

/** Whether a suspension leaves this to the members of an organization. */
export function isAllowedWhileSuspended(permission: Permission): boolean {
  return permissions[permission].whileSuspended;
}
