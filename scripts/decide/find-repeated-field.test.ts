import { describe, expect, it } from 'vitest';
import { findRepeatedField } from './find-repeated-field.ts';

describe('findRepeatedField', () => {
  it.each([
    ['none', '{"a": 1, "b": {"a": 1}, "c": [{"a": 1}, {"a": 1}]}', undefined],
    ['one that is only a value', '{"a": "b", "b": "a"}', undefined],
    ['one inside a text', String.raw`{"a": "\"b\": 1, \"b\": {", "b": "}"}`, undefined],
    ['one at the top', '{"a": 1, "b": 2, "a": 3}', 'a'],
    ['one after an object', '{"a": {"x": [1]}, "a" : 3}', 'a'],
    ['one further down', '{"a": {"b": 1, "c": 2, "b": 3}}', 'a.b'],
    ['one in a list', '{"list": [{"b": 1}, {"b": 1, "b": 2}]}', 'list.b'],
    ['one that is written otherwise', String.raw`{"now": 1, "\u006eow": 2}`, 'now'],
    ['no object', '[1, "a", "a"]', undefined],
  ])('finds %s', (_, json, found) => {
    JSON.parse(json);
    expect(findRepeatedField(json)).toBe(found);
  });
});
