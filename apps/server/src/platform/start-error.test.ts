import { describe, expect, it } from 'vitest';
import { describeStartFailure, StartError } from './start-error.ts';

const systemError = (code: string) => Object.assign(new Error(code), { code, path: '/data/x' });

describe('a failed start', () => {
  it('is explained in one sentence when its reason is known', () => {
    expect(describeStartFailure(new StartError('the port is taken. Choose another.'))).toBe(
      'Ringfence could not start: the port is taken. Choose another.',
    );
  });

  it.each(['ENOSPC', 'EDQUOT', '53100'])('names a full disk and its mend (%s)', (code) => {
    expect(describeStartFailure(systemError(code))).toMatch(
      /^Ringfence could not start: the disk is full \(\/data\/x\)\. Free some space, or set DATA_DIR/,
    );
  });

  it('names a folder that may not be written', () => {
    expect(describeStartFailure(systemError('EACCES'))).toContain('may not be written');
  });

  it('shows the whole error when the reason is not known', () => {
    expect(describeStartFailure(new Error('odd'))).toMatch(/does not know: Error: odd\n.*at /s);
  });
});
