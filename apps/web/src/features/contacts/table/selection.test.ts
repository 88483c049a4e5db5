import { describe, expect, it } from 'vitest';
import {
  countSelected,
  everythingSelected,
  findOrganization,
  isEmpty,
  isFull,
  isSelected,
  judgeAllBox,
  mostByName,
  nothingSelected,
  selectRange,
  selectRows,
} from './selection.ts';

const row = (id: string, organization = 'h') => ({ id, organization: { id: organization } });
const many = Array.from({ length: mostByName + 5 }, (_unused, index) => row(String(index)));

describe('a selection of some', () => {
  it('holds what is ticked, until it is unticked', () => {
    const ticked = selectRows(nothingSelected, [row('a'), row('b')], true);
    expect([isSelected(ticked, 'a'), isSelected(ticked, 'c')]).toEqual([true, false]);
    expect(countSelected(ticked, 100)).toBe(2);
    const less = selectRows(ticked, [row('a')], false);
    expect([isSelected(less, 'a'), isSelected(less, 'b')]).toEqual([false, true]);
    expect(isEmpty(selectRows(less, [row('b')], false))).toBe(true);
  });

  it('takes as many as can be named, and says that it is full', () => {
    const full = selectRows(nothingSelected, many, true);
    expect(countSelected(full, null)).toBe(mostByName);
    expect(isFull(full)).toBe(true);
    expect(isSelected(full, '0')).toBe(true);
    expect(isFull(selectRows(full, [row('0')], false))).toBe(false);
  });

  it('knows the organization of its people while there is one', () => {
    const ticked = selectRows(nothingSelected, [row('a'), row('b')], true);
    expect(findOrganization(ticked)).toBe('h');
    expect(findOrganization(selectRows(ticked, [row('c', 'n')], true))).toBeNull();
    expect(findOrganization(nothingSelected)).toBeNull();
  });
});

describe('a selection of all that match', () => {
  it('holds everyone who is not taken out, seen or not', () => {
    const rest = selectRows(everythingSelected, [row('a')], false);
    expect([isSelected(rest, 'a'), isSelected(rest, 'never seen')]).toEqual([false, true]);
    expect(countSelected(rest, 4031)).toBe(4030);
    expect(countSelected(rest, null)).toBeNull();
    expect(countSelected(selectRows(rest, [row('a')], true), 4031)).toBe(4031);
  });

  it('is of no organization in particular', () => {
    expect(findOrganization(everythingSelected)).toBeNull();
  });

  it('is full once no more can be taken out', () => {
    expect(isFull(selectRows(everythingSelected, many, false))).toBe(true);
  });
});

describe('selectRange', () => {
  it('ticks all of it, or nothing where they cannot all be named', () => {
    expect(
      countSelected(selectRange(nothingSelected, many.slice(0, 3)) ?? nothingSelected, 9),
    ).toBe(3);
    expect(selectRange(nothingSelected, many)).toBeNull();
    const nearlyFull = selectRows(nothingSelected, many.slice(0, mostByName - 1), true);
    expect(selectRange(nearlyFull, many.slice(0, mostByName))).not.toBeNull();
    expect(selectRange(nearlyFull, many.slice(0, mostByName + 1))).toBeNull();
  });

  it('brings back everybody of it who was taken out of all', () => {
    const rest = selectRows(everythingSelected, many.slice(0, 3), false);
    expect(selectRange(rest, many)).toEqual(everythingSelected);
  });
});

describe('judgeAllBox', () => {
  it('tells all from some and none', () => {
    expect(judgeAllBox(nothingSelected)).toBe('none');
    expect(judgeAllBox(selectRows(nothingSelected, [row('a')], true))).toBe('some');
    expect(judgeAllBox(everythingSelected)).toBe('all');
    expect(judgeAllBox(selectRows(everythingSelected, [row('a')], false))).toBe('some');
  });
});
