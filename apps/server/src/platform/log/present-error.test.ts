import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ProblemError } from '../http/problem.ts';
import { presentError } from './present-error.ts';

function catchError(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

const databaseError = (code: string, message: string) =>
  Object.assign(new Error(message), {
    severity: 'ERROR',
    code,
    detail: 'Key (full_name)=(Dora Diaz) already exists.',
    where: 'unnamed portal parameter $1 = Dora Diaz',
    constraint: 'people_name',
  });

const tells = (error: unknown): string => JSON.stringify(presentError(error));

describe('an error in the log', () => {
  it.each([
    ['JSON that cannot be read', catchError(() => JSON.parse('{"name": Dora Diaz}'))],
    ['an address that is none', catchError(() => new URL('Dora Diaz'))],
    ['a value of the wrong type', databaseError('22P02', 'invalid input: "Dora Diaz"')],
    ['words to search for', databaseError('42601', 'syntax error in tsquery: "Dora Diaz"')],
    ['a row that is there already', databaseError('23505', 'duplicate key value')],
    ['a sentence for the person who asked', new ProblemError('conflict', 'Dora Diaz changed it.')],
    [
      'input of the wrong form',
      catchError(() => z.strictObject({}).parse({ 'Dora Diaz': '+13125550142' })),
    ],
    [
      'what is behind it',
      new Error('it failed', { cause: catchError(() => JSON.parse('Dora Diaz')) }),
    ],
  ])('holds nothing of %s', (_, error) => {
    expect(tells(error)).not.toMatch(/Dora|Diaz|312555/);
  });

  it('cannot be made to hold a line that looks like a place in our code', () => {
    const line = `\n    at Dora Diaz (${import.meta.url}:1:1)`;
    expect(tells(catchError(() => JSON.parse(`{"name":${line}}`)))).not.toContain('Dora');
  });

  it('says what our own code found, and where', () => {
    const error = new TypeError('a piece is missing');
    expect(presentError(error)).toMatchObject({
      type: 'TypeError',
      message: 'a piece is missing',
      stack: expect.stringContaining('present-error.test.ts'),
    });
  });

  it('keeps the code and constraint of a database error, and what speaks of no value', () => {
    expect(presentError(databaseError('40P01', 'deadlock detected'))).toMatchObject({
      code: '40P01',
      constraint: 'people_name',
      message: 'deadlock detected',
    });
  });
});
