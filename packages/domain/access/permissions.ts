export type Role = 'admin' | 'member';

/** Who may do what inside an organization. One table, read by the server and shown in the docs. */
export const permissions = {
  'activity.read': ['admin', 'member'],
  'contacts.read': ['admin', 'member'],
  /** Recording what a person asked for, and seeing a whole number. */
  'contacts.work': ['admin', 'member'],
  'contacts.import': ['admin'],
  /** Undoing a stop lets a person be called again. */
  'suppressions.lift': ['admin'],
  'campaigns.read': ['admin', 'member'],
  'campaigns.control': ['admin'],
  'calls.read': ['admin', 'member'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

export function mayDo(role: Role, permission: Permission): boolean {
  const allowed: readonly Role[] = permissions[permission];
  return allowed.includes(role);
}
