import type { Permission } from '@ringfence/domain/access/permissions';

const settingsPage = '/settings';

/** The sections, in their order. One with a permission is there for those alone who have it. */
const sections = [
  { id: 'general' },
  { id: 'policy' },
  { id: 'licences' },
  { id: 'carrier-accounts' },
  { id: 'caller-ids' },
  { id: 'staffed-lines' },
  { id: 'scripts' },
  { id: 'agreed-calls' },
  { id: 'breakers' },
  { id: 'members', permission: 'members.read' },
  { id: 'api-keys', permission: 'api_keys.edit' },
  { id: 'stop-calls', permission: 'calls.halt' },
] as const satisfies readonly { id: string; permission?: Permission }[];

export type SettingsSectionId = (typeof sections)[number]['id'];

export function sectionAddress(id: SettingsSectionId): string {
  return `${settingsPage}/${id}`;
}

/** The sections that somebody sees. */
export function listSections(
  mayDo: (permission: Permission) => boolean,
): readonly SettingsSectionId[] {
  return sections
    .filter((section) => !('permission' in section) || mayDo(section.permission))
    .map(({ id }) => id);
}

/** The section that an address names; null where there is none of that name. */
export function findSection(name: string | undefined): SettingsSectionId | null {
  return sections.find(({ id }) => id === name)?.id ?? null;
}
