import { describe, expect, it } from 'vitest';
import { relabelProblem } from './relabel-problem.ts';

describe('relabelProblem', () => {
  it('lets problem details be read as JSON', async () => {
    const response = relabelProblem(
      new Response('{"code":"not_found"}', {
        status: 404,
        headers: {
          'content-type': 'application/problem+json; charset=utf-8',
          'x-request-id': 'a1',
        },
      }),
    );
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('x-request-id')).toBe('a1');
    expect(await response.json()).toEqual({ code: 'not_found' });
  });

  it('leaves every other answer alone', () => {
    const response = new Response('{}', { headers: { 'content-type': 'application/json' } });
    expect(relabelProblem(response)).toBe(response);
  });
});
