import Icon from '@mui/icons-material/History';
import { describe, expect, it } from 'vitest';
import { matchEntries } from './match-entries.ts';

function createEntry(label: string, keywords = '') {
  return { id: label, label, keywords, Icon, run: () => {} };
}

const entries = [
  createEntry('Upload debtors', 'import file csv'),
  createEntry('Debtors List'),
  createEntry('Cargar a José', 'campaña'),
  createEntry('Undo'),
];

function find(text: string): string[] {
  return matchEntries(entries, text).map(({ label }) => label);
}

describe('matchEntries', () => {
  it('keeps everything in its order where nothing is asked', () => {
    expect(find('  ')).toEqual(entries.map(({ label }) => label));
  });

  it('puts what begins with the word first', () => {
    expect(find('debt')).toEqual(['Debtors List', 'Upload debtors']);
    expect(find('u')).toEqual(['Upload debtors', 'Undo']);
  });

  it('wants every word', () => {
    expect(find('debtors up')).toEqual(['Upload debtors']);
    expect(find('debtors undo')).toEqual([]);
  });

  it('knows other words for the same thing', () => {
    expect(find('csv')).toEqual(['Upload debtors']);
  });

  it('looks past case and accents', () => {
    expect(find('JOSE')).toEqual(['Cargar a José']);
    expect(find('campana')).toEqual(['Cargar a José']);
  });
});
