import { describe, expect, it } from 'vitest';
import { findDifference, readExamples } from './read-examples.ts';

describe('the examples of a document', () => {
  it('are its commands, each with what stands right below', () => {
    const fence = '```';
    const document = [
      `${fence}sh\ncurl a\n${fence}`,
      `${fence}json\n{ "state": "running" }\n${fence}`,
      'Then:',
      `${fence}sh\ncurl b\n${fence}`,
      'An error:',
      `${fence}json\n{ "code": "conflict" }\n${fence}`,
    ].join('\n\n');
    expect(readExamples(document)).toEqual([
      { commands: 'curl a\n', answer: { state: 'running' } },
      { commands: 'curl b\n', answer: undefined },
    ]);
  });
});

describe('what an answer differs in', () => {
  const id = '01a1e0cd-4ab7-7018-abb3-ef957ff1adb0';
  it.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ id }, { id: '11a1e0cd-4ab7-7018-abb3-ef957ff1adb1' }],
    [{ at: '2026-01-02T03:04:05.678Z' }, { at: '2027-01-02T03:04:05.678Z' }],
    [[{ a: null }], [{ a: null }]],
  ])('is nothing between %o and %o', (said, answered) => {
    expect(findDifference(said, answered)).toBeNull();
  });

  it.each([
    [{ a: 1 }, { a: 2 }, 'answer.a is 2'],
    [{ a: 1 }, {}, 'answer.a is undefined'],
    [{ id }, { id: 'x' }, 'answer.id is "x"'],
    [{ a: [] }, { a: [1] }, 'answer.a has 1 and not 0'],
    [{ a: { b: null } }, { a: null }, 'answer.a is null'],
    [{ a: null }, { a: {} }, 'answer.a is {}'],
  ])('is named between %o and %o', (said, answered, difference) => {
    expect(findDifference(said, answered)).toBe(difference);
  });
});
