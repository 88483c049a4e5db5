import { ORPCError } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { decodeProblem } from './decode-problem.ts';
import { isMissing, readProblem, readStatus } from './problem.ts';

const problem = {
  type: 'https://example.com/problems/not_permitted',
  title: 'You do not have permission to do this.',
  status: 403,
  detail: 'Only an admin may do this.',
  code: 'not_permitted',
  requestId: '0199c7a2',
};

describe('decodeProblem', () => {
  it('makes an error that carries the problem', () => {
    const error = decodeProblem(problem);
    expect(error).toBeInstanceOf(ORPCError);
    expect(error?.code).toBe('not_permitted');
    expect(error?.status).toBe(403);
    expect(error?.message).toBe(problem.title);
    expect(readProblem(error)).toEqual(problem);
  });

  it('keeps the faulty fields', () => {
    const errors = [{ path: 'limit', message: 'Too large' }];
    expect(decodeProblem({ ...problem, errors })?.data.errors).toEqual(errors);
  });

  it('keeps a code that this build does not know', () => {
    expect(decodeProblem({ ...problem, code: 'brand_new' })?.data.code).toBe('brand_new');
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'Bad gateway'],
    ['a problem without a request id', { ...problem, requestId: undefined }],
    ['a status that is no error', { ...problem, status: 200 }],
    ['fields of another shape', { ...problem, errors: ['limit'] }],
  ])('leaves %s to the default', (_name, body) => {
    expect(decodeProblem(body)).toBeNull();
  });
});

describe('reading an error', () => {
  it('finds no problem and no status when no answer came', () => {
    const error = new TypeError('Failed to fetch');
    expect(readProblem(error)).toBeNull();
    expect(readStatus(error)).toBeNull();
  });

  it('finds the status of an answer that was no problem', () => {
    expect(readStatus(new ORPCError('BAD_GATEWAY', { status: 502 }))).toBe(502);
  });
});

describe('isMissing', () => {
  const invalid = { ...problem, status: 400, code: 'validation_failed' };
  const fault = (path: string) => ({ path, message: 'Invalid UUID' });

  it.each([
    ['nothing that is there', { ...problem, status: 404, code: 'not_found' }, true],
    ['an id that none can have', { ...invalid, errors: [fault('listId')] }, true],
    ['another wrong field', { ...invalid, errors: [fault('listId'), fault('limit')] }, false],
    ['a refusal', problem, false],
  ])('tells %s', (_name, body, expected) => {
    expect(isMissing(decodeProblem(body))).toBe(expected);
  });

  it('is not said where no answer came', () => {
    expect(isMissing(new TypeError('Failed to fetch'))).toBe(false);
  });
});
