import { describe, expect, it } from 'vitest';
import { writeJson } from './write-json.ts';

describe('writeJson', () => {
  it.each([
    [{ a: [1, 'b', null, true], c: {} }, '{"a": [1, "b", null, true], "c": {}}'],
    [[], '[]'],
    [{ 'with "quotes"\n': 'and\u2028more' }, '{"with \\"quotes\\"\\n": "and\u2028more"}'],
  ])('writes %j with a space after each comma and colon', (value, text) => {
    expect(writeJson(value)).toBe(text);
    expect(JSON.parse(text)).toEqual(value);
  });
});
