/** Texts that are loaded together: those of every page, and those of some pages only. */
export const namespaces = [
  'translation',
  'account',
  'auth',
  'recovery',
  'registration',
  'notifications',
  'scheduled',
  'search',
  'figures',
  'frame',
  'pages',
  'reference',
  'switcher',
  'halts',
  'organizations',
  'settings',
  'audits',
  'contact',
  'uploads',
  'tables',
  'work',
] as const;

export type Namespace = (typeof namespaces)[number];

export function isNamespace(name: string): name is Namespace {
  return namespaces.some((namespace) => namespace === name);
}
