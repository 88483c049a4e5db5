import Icon from '@mui/icons-material/History';
import { CommandInput, CommandRoot } from 'cmdk';
import { describe, expect, it } from 'vitest';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import type { PaletteGroup } from '../group-entries.ts';
import { PaletteList } from './palette-list.tsx';

function createEntry(id: string, label: string, detail?: string) {
  return { id, label, Icon, run: () => {}, ...(detail === undefined ? {} : { detail }) };
}

const groups: PaletteGroup[] = [
  { id: 'screens', entries: [createEntry('screen:lists', 'Debtors List', 'Debtors')] },
  { id: 'contacts', entries: [createEntry('contact:1', 'Ana Torres', 'A-1 · +1 ••• ••• 0142')] },
];

function render(language: 'en' | 'es' = 'en') {
  return renderMarkup(
    <CommandRoot label="Search" shouldFilter={false}>
      <CommandInput />
      <PaletteList groups={groups} onChoose={() => {}} />
    </CommandRoot>,
    { language },
  );
}

function countRoles(markup: string, role: string): number {
  return [...findTags(markup, 'div'), ...findTags(markup, 'input')].filter(
    (tag) => tag.role === role,
  ).length;
}

describe('the lines of the palette', () => {
  it('are the options of a list that the field controls', async () => {
    const { markup } = await render();
    expect(countRoles(markup, 'option')).toBe(2);
    expect(countRoles(markup, 'group')).toBe(2);
    const list = findTags(markup, 'div').find(({ role }) => role === 'listbox');
    const field = findTags(markup, 'input').find(({ role }) => role === 'combobox');
    expect(list?.id).toBeTruthy();
    expect(field?.['aria-controls']).toBe(list?.id);
    expect(list?.['aria-label']).toBe('Results');
  });

  it('stand under the name of their group, with what tells them apart', async () => {
    const { text } = await render();
    expect(text).toContain('Screens Debtors List Debtors');
    expect(text).toContain('Contacts Ana Torres A-1 · +1 ••• ••• 0142');
    expect((await render('es')).text).toContain('Contactos Ana Torres');
  });
});
