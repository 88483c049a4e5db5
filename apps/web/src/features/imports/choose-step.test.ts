import { endedImportStates, importStates } from '@ringfence/domain/imports/import-words';
import { describe, expect, it } from 'vitest';
import { chooseStep, isOpen, isUnderWay } from './choose-step.ts';

describe('the step of an upload', () => {
  it.each([
    ['uploading', 'file'],
    ['matching', 'columns'],
    ['checking', 'check'],
    ['checked', 'check'],
    ['storing', 'store'],
    ['undone', 'store'],
  ] as const)('follows its state: %s is at %s', (state, step) => {
    expect(chooseStep(state, null)).toBe(step);
  });

  it('is the columns again for a person who goes back before it is stored, and only then', () => {
    expect(chooseStep('checked', 'columns')).toBe('columns');
    expect(chooseStep('checking', 'columns')).toBe('check');
    expect(chooseStep('stored', 'columns')).toBe('store');
  });
});

describe('an upload', () => {
  it('can be cancelled unless it has ended or is being undone', () => {
    const closed = importStates.filter((state) => !isOpen(state));
    expect(closed.toSorted()).toEqual([...endedImportStates, 'undoing'].toSorted());
  });

  it('moves on by itself only where nobody has to decide', () => {
    expect(importStates.filter(isUnderWay)).toEqual([
      'inspecting',
      'checking',
      'storing',
      'undoing',
    ]);
  });
});
