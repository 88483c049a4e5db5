export type Role = 'admin' | 'member';

/** What somebody is in an organization: their role there, or a super administrator from outside. */
export type Standing = Role | 'super_administrator';

const everybody = ['admin', 'member'] as const;
const admins = ['admin'] as const;

interface Grant {
  roles: readonly Role[];
  /** Whether it goes on in a suspended organization. */
  whileSuspended: boolean;
}

/**
 * Who may do what inside an organization: one table, asked by the server and the screens, and shown
 * in docs/roles.md in the words of permission-words.ts. A super administrator may do all of it in every
 * organization.
 */
export const permissions = {
  'organization.read': { roles: everybody, whileSuspended: true },
  'activity.read': { roles: everybody, whileSuspended: true },
  'contacts.read': { roles: everybody, whileSuspended: true },
  // A request to stop is obeyed whenever it comes (12 CFR 1006.14(h)), suspended or not.
  'contacts.work': { roles: everybody, whileSuspended: true },
  'campaigns.read': { roles: everybody, whileSuspended: true },
  'calls.read': { roles: everybody, whileSuspended: true },
  // Also while suspended: what a person said on a call is obeyed whenever it turns out.
  'calls.correct': { roles: everybody, whileSuspended: true },
  /** Members too: a dispute is often settled by what was said. Each listening is on record. */
  'recordings.listen': { roles: everybody, whileSuspended: true },
  'calls.work': { roles: everybody, whileSuspended: false },
  'promises.work': { roles: everybody, whileSuspended: false },
  'callbacks.work': { roles: everybody, whileSuspended: false },
  'members.read': { roles: admins, whileSuspended: true },
  'calls.halt': { roles: admins, whileSuspended: true },
  'audits.run': { roles: admins, whileSuspended: true },
  /** A pack holds whole numbers, and leaves the house. */
  'evidence.create': { roles: admins, whileSuspended: true },
  'personal_data.export': { roles: admins, whileSuspended: true },
  'personal_data.erase': { roles: admins, whileSuspended: false },
  'contacts.import': { roles: admins, whileSuspended: false },
  'contacts.export': { roles: admins, whileSuspended: true },
  'lists.edit': { roles: admins, whileSuspended: false },
  'api_keys.edit': { roles: admins, whileSuspended: false },
  /** Undoing a stop lets a person be called again. */
  'suppressions.lift': { roles: admins, whileSuspended: false },
  /** A correction by which a limit binds less. */
  'calls.loosen': { roles: admins, whileSuspended: false },
  'recordings.delete': { roles: admins, whileSuspended: false },
  'calls.export': { roles: admins, whileSuspended: true },
  'campaigns.control': { roles: admins, whileSuspended: false },
  'scripts.edit': { roles: admins, whileSuspended: false },
  'caller_ids.edit': { roles: admins, whileSuspended: false },
  'carrier_accounts.edit': { roles: admins, whileSuspended: false },
  'policy.edit': { roles: admins, whileSuspended: false },
  'members.edit': { roles: admins, whileSuspended: false },
  'organization.edit': { roles: admins, whileSuspended: false },
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
