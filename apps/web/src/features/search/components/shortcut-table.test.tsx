import { describe, expect, it } from 'vitest';
import { findTags, renderMarkup } from '../../../testing/render-markup.tsx';
import { ShortcutTable } from './shortcut-table.tsx';

describe('the table of shortcuts', () => {
  it('tells each key and what it does', async () => {
    const { text, markup } = await renderMarkup(<ShortcutTable />);
    expect(text).toContain('Search or run a command Ctrl + K or ⌘ + K');
    expect(text).toContain('Show these shortcuts ?');
    expect(text).toContain('Close what is open Escape');
    expect(text).toContain('Go to the dashboard g then d');
    expect(text).toContain('Go to the call history g then h');
    expect(findTags(markup, 'kbd')).toHaveLength(14);
  });

  it('speaks Spanish', async () => {
    const { text } = await renderMarkup(<ShortcutTable />, { language: 'es' });
    expect(text).toContain('Ir al panel g luego d');
  });
});
