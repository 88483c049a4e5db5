import { describe, expect, it } from 'vitest';
import { explainFailure } from './explain-failure.ts';

const failed = (syscall: string, code: string): Error =>
  Object.assign(new Error(`${syscall} ${code}`), { syscall, code });
const wrapped = (cause: Error): Error => new Error('Request failed', { cause });

describe('a request that failed on the way', () => {
  it.each([
    ['the connection was refused', wrapped(failed('connect', 'ECONNREFUSED'))],
    ['the connection came never about', wrapped(failed('connect', 'ETIMEDOUT'))],
    ['the name has no address', wrapped(failed('getaddrinfo', 'ENOTFOUND'))],
    [
      'all addresses refused',
      wrapped(
        new AggregateError([failed('connect', 'ECONNREFUSED'), failed('connect', 'ENETUNREACH')]),
      ),
    ],
  ])('placed nothing when %s', (_name, error) => {
    expect(explainFailure(error)).toMatchObject({ kind: 'refused', because: 'busy_carrier' });
  });

  it.each([
    ['the connection was reset', wrapped(failed('read', 'ECONNRESET'))],
    ['the connection broke while it was written to', wrapped(failed('write', 'EPIPE'))],
    ['several things went wrong, or none', wrapped(new AggregateError([]))],
    ['nobody knows why', 'something'],
  ])('may have placed a call when %s', (_name, error) => {
    expect(explainFailure(error).kind).toBe('unknown');
  });
});
