/**
 * Whether the profile menu shows organizations: to people with more than one, to everybody who is no
 * super administrator, and to a super administrator with at least one.
 */
export function showsOrganizations(organizations: number, isSuperAdmin: boolean): boolean {
  return organizations > 1 || !isSuperAdmin || organizations >= 1;
}
