import { describe, expect, it } from 'vitest';
import { isShownByFields } from './field-problem.ts';
import { createProblem } from './testing/create-problem.ts';

function refuse(paths: readonly string[]): Error {
  return createProblem(
    'validation_failed',
    paths.map((path) => ({ path, message: 'Enter it.' })),
  );
}

describe('isShownByFields', () => {
  it('is so where each fault has its field', () => {
    expect(isShownByFields(refuse(['email', 'password']), ['email', 'password'])).toBe(true);
  });

  it('is not so where a fault has none', () => {
    expect(isShownByFields(refuse(['email', 'membership.role']), ['email'])).toBe(false);
  });

  it('is not so of an error that names no fields', () => {
    expect(isShownByFields(refuse([]), ['email'])).toBe(false);
    expect(isShownByFields(new Error('It did not work'), ['email'])).toBe(false);
  });
});
