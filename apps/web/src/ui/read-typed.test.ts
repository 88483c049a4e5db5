import { expect, it } from 'vitest';
import { readTyped, unreadable } from './read-typed.ts';

it('tells half a day from an empty field', () => {
  expect(readTyped({ value: '', validity: { badInput: false } })).toBe('');
  expect(readTyped({ value: '', validity: { badInput: true } })).toBe(unreadable);
  const day = '2026-03-02T09:00';
  expect(readTyped({ value: day, validity: { badInput: false } })).toBe(day);
});
