import { describe, expect, it } from 'vitest';
import { recogniseProblem } from './problem.ts';

describe('an error', () => {
  it.each([
    ['the database’s disk is full', '53100', 'storage_full'],
    ['this machine’s disk is full', 'ENOSPC', 'storage_full'],
    ['the disk has no room for what is sorted', '53400', 'storage_full'],
    ['the database has no memory left', '53200', 'memory_full'],
    ['the database has crashed', '57P02', 'unavailable'],
    ['the database comes round', '57P03', 'unavailable'],
    ['the database is away', 'ECONNREFUSED', 'unavailable'],
    ['a text holds a character that no database does', '22021', 'validation_failed'],
    ['a document holds such a character', '22P05', 'validation_failed'],
    ['nobody foresaw it', 'EWHATEVER', 'internal_error'],
  ])('says what is the matter where %s', (_, code, expected) => {
    expect(recogniseProblem(Object.assign(new Error('no'), { code })).code).toBe(expected);
  });

  it('says that the database is away where its connection was lost a moment ago', () => {
    const lost = new Error('Client has encountered a connection error and is not queryable');
    expect(recogniseProblem(lost).code).toBe('unavailable');
  });
});
