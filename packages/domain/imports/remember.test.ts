import { expect, it } from 'vitest';
import { remember } from './remember.ts';

it('reads a text once, however often it comes', () => {
  const read: string[] = [];
  const readLength = remember((text) => read.push(text) && text.length);
  expect(['IL', 'NY', 'IL', ''].map(readLength)).toEqual([2, 2, 2, 0]);
  expect(read).toEqual(['IL', 'NY', '']);
});

it('remembers that nothing could be read', () => {
  let count = 0;
  const readNothing = remember(() => {
    count += 1;
    return undefined;
  });
  expect([readNothing('x'), readNothing('x')]).toEqual([undefined, undefined]);
  expect(count).toBe(1);
});

it('stays right when there is more than it can keep', () => {
  const readNumber = remember(Number);
  for (let round = 0; round < 2; round += 1) {
    for (let number = 0; number < 10_050; number += 1) {
      if (readNumber(String(number)) !== number) throw new Error(`${number} was read as another`);
    }
  }
  expect(readNumber('7')).toBe(7);
});

it('looks at no more than the beginning of a book', () => {
  expect(remember((text) => text.length)('x'.repeat(100_000))).toBe(1000);
});
