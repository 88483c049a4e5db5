import { describe, expect, it } from 'vitest';
import { recogniseProblem } from './problem.ts';

describe('an error', () => {
  it.each([
    ['the database’s disk is full', '53100', 'storage_full'],
    ['this machine’s disk is full', 'ENOSPC', 'storage_full'],
    ['the database is away', 'ECONNREFUSED', 'unavailable'],
    ['a text holds a character that no database does', '22021', 'validation_failed'],
    ['a document holds such a character', '22P05', 'validation_failed'],
    ['nobody foresaw it', 'EWHATEVER', 'internal_error'],
  ])('says what is the matter where %s', (_, code, expected) => {
    expect(recogniseProblem(Object.assign(new Error('no'), { code })).code).toBe(expected);
  });
});
