export type Role = 'admin' | 'member';

/** Who may do what inside an organization. One table, read by the server and shown in the docs. */
export const permissions = {
  'activity.read': ['admin', 'member'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

export function mayDo(role: Role, permission: Permission): boolean {
  const allowed: readonly Role[] = permissions[permission];
  return allowed.includes(role);
}
