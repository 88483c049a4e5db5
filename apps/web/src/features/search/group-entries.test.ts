import Icon from '@mui/icons-material/History';
import { describe, expect, it } from 'vitest';
import { groupEntries } from './group-entries.ts';

function createEntry(id: string, label = id) {
  return { id, label, Icon, run: () => {} };
}

const screens = [
  createEntry('screen:dashboard', 'Dashboard'),
  createEntry('screen:lists', 'Debtors List'),
];
const actions = [createEntry('action:sign-out', 'Log out')];
const nothing = { contacts: [], lists: [], campaigns: [], calls: [] };

function show(offered: Partial<Parameters<typeof groupEntries>[0]>) {
  return groupEntries({
    text: '',
    screens,
    actions,
    found: null,
    remembered: [],
    ...offered,
  }).map(({ id, entries }) => [id, entries.map((entry) => entry.id)]);
}

describe('groupEntries', () => {
  it('shows screens and actions before anything was typed', () => {
    expect(show({})).toEqual([
      ['screens', ['screen:dashboard', 'screen:lists']],
      ['actions', ['action:sign-out']],
    ]);
  });

  it('puts first what was used last, once, and passes over what is no longer offered', () => {
    const remembered = ['action:sign-out', 'screen:gone', 'screen:lists'];
    expect(show({ remembered })).toEqual([
      ['recent', ['action:sign-out', 'screen:lists']],
      ['screens', ['screen:dashboard']],
    ]);
  });

  it('does not fill the list with organizations before anything was typed', () => {
    const switches = Array.from({ length: 40 }, (_unused, place) =>
      createEntry(`action:switch:${place}`, `Switch to ${place}`),
    );
    const [, shown] = show({ actions: [...switches, ...actions] });
    expect(shown?.[1]).toHaveLength(6);
    expect(show({ text: 'switch', actions: switches })[0]?.[1]).toHaveLength(40);
  });

  it('keeps what the server found whole, between screens and actions', () => {
    const found = { ...nothing, contacts: [createEntry('contact:1', 'Ana Torres')] };
    expect(show({ text: 'd', found })).toEqual([
      ['screens', ['screen:dashboard', 'screen:lists']],
      ['contacts', ['contact:1']],
    ]);
  });

  it('shows nothing where nothing fits', () => {
    expect(show({ text: 'zzz', found: nothing })).toEqual([]);
  });
});
