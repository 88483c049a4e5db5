import { type FoundGroup, foundGroups } from './found-entries.ts';
import { matchEntries } from './match-entries.ts';
import type { PaletteEntry } from './palette-entry.ts';

export type GroupId = 'recent' | 'screens' | FoundGroup | 'actions';

export interface PaletteGroup {
  id: GroupId;
  entries: readonly PaletteEntry[];
}

interface Offered {
  text: string;
  screens: readonly PaletteEntry[];
  actions: readonly PaletteEntry[];
  /** What the server found; null while nothing was asked. */
  found: Record<FoundGroup, readonly PaletteEntry[]> | null;
  remembered: readonly string[];
}

/** Of many organizations to switch to, so many are shown before anything was typed. */
const mostSwitches = 5;

function limitSwitches(entries: readonly PaletteEntry[]): readonly PaletteEntry[] {
  const isSwitch = ({ id }: PaletteEntry) => id.startsWith('action:switch:');
  const switches = entries.filter(isSwitch).slice(0, mostSwitches);
  return entries.filter((entry) => !isSwitch(entry) || switches.includes(entry));
}

/** What the palette shows, in its groups; groups with nothing in them are left out. */
export function groupEntries(offered: Offered): readonly PaletteGroup[] {
  const { text, screens, actions, found, remembered } = offered;
  const groups: PaletteGroup[] = [];
  if (text === '') {
    const known = [...screens, ...actions];
    const recent = remembered.flatMap((id) => known.find((entry) => entry.id === id) ?? []);
    const isOther = (entry: PaletteEntry) => !recent.includes(entry);
    groups.push(
      { id: 'recent', entries: recent },
      { id: 'screens', entries: screens.filter(isOther) },
      { id: 'actions', entries: limitSwitches(actions.filter(isOther)) },
    );
  } else {
    groups.push(
      { id: 'screens', entries: matchEntries(screens, text) },
      ...foundGroups.map((id) => ({ id, entries: found?.[id] ?? [] })),
      { id: 'actions', entries: matchEntries(actions, text) },
    );
  }
  return groups.filter(({ entries }) => entries.length > 0);
}
