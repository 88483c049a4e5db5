import { describe, expect, it } from 'vitest';
import { ownField, type Values, writeValues } from './contact-values.ts';
import { mergeEdit, settleClash } from './merge-edits.ts';
import { createContact } from './testing/create-contact.ts';

const before = writeValues(createContact({ city: 'Gary', custom: { Desk: '4' } }));

describe('an edit over what somebody else changed meanwhile', () => {
  it('shows what was typed, and what the other entered elsewhere', () => {
    const mine = { ...before, city: 'Chicago' };
    const theirs = { ...before, email: 'ana@example.com' };
    expect(mergeEdit({ before, mine }, theirs)).toEqual({
      values: { ...before, city: 'Chicago', email: 'ana@example.com' },
      clashes: [],
    });
  });

  it('names each field that both changed, with both values', () => {
    const mine = { ...before, city: 'Chicago', [ownField('Desk')]: '5' };
    const theirs = { ...before, city: 'Boston', [ownField('Desk')]: '' };
    expect(mergeEdit({ before, mine }, theirs).clashes).toEqual([
      { field: ownField('Desk'), mine: '5', theirs: '' },
      { field: 'city', mine: 'Chicago', theirs: 'Boston' },
    ]);
  });

  it('does not ask where both entered the same', () => {
    const same = { ...before, city: 'Chicago' };
    expect(mergeEdit({ before, mine: same }, same).clashes).toEqual([]);
  });

  it.each([
    ['mine', 'Chicago'],
    ['theirs', 'Boston'],
  ] as const)('holds %s once that is chosen', (choice, city) => {
    const edit = { before, mine: { ...before, city: 'Chicago' } };
    const theirs = { ...before, city: 'Boston' };
    const [clash] = mergeEdit(edit, theirs).clashes;
    const settled = clash === undefined ? edit : settleClash(edit, clash, choice);
    expect(mergeEdit(settled, theirs)).toEqual({ values: { ...theirs, city }, clashes: [] });
  });

  const texts = ['', 'a', 'b'];
  const all = texts.flatMap((first) =>
    texts.flatMap((mine) => texts.map((theirs) => ({ first, mine, theirs }))),
  );

  it.each(all)('loses and overwrites nothing: “$first”, “$mine”, “$theirs”', (text) => {
    const write = (city: string): Values => ({ ...before, city });
    const edit = { before: write(text.first), mine: write(text.mine) };
    const merged = mergeEdit(edit, write(text.theirs));
    const isMine = text.mine !== text.first;
    expect(merged.values.city).toBe(isMine ? text.mine : text.theirs);
    const isAsked = merged.clashes.length > 0;
    expect(isAsked).toBe(isMine && text.theirs !== text.first && text.mine !== text.theirs);
  });
});
