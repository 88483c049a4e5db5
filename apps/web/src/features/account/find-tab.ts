export const accountTabs = ['profile', 'security', 'social', 'billing'] as const;

export type AccountTab = (typeof accountTabs)[number];

/** The part of the page that the address names; the first for a name that it does not know. */
export function findTab(name: string | null): AccountTab {
  return accountTabs.find((tab) => tab === name) ?? 'profile';
}
