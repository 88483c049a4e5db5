import { describe, expect, it } from 'vitest';
import { judgeCleanRun, judgePlantedRun, type TestOutcome } from './judge-run.ts';

const tests = 'rules.test.ts';
const fault = { tests, finds: 'a rule > blocks', passes: 'a rule > allows' };
const outcome = (name: string, status = 'passed', ...errors: string[]): TestOutcome => {
  return { file: tests, name, status, errors };
};
const [blocks, allows] = [outcome(fault.finds), outcome(fault.passes)];
const assertion = 'AssertionError: expected false to be true\n    at rules.test.ts:7:1';
const blocksNot = outcome(fault.finds, 'failed', assertion);

describe('the tests of a fault, before it is planted', () => {
  it('are both there, and pass', () => {
    expect(judgeCleanRun(fault, [blocks, allows])).toBeUndefined();
  });

  it.each([
    ['is not there', [allows], 'there is no test “a rule > blocks” in rules.test.ts'],
    ['is in another file', [{ ...blocks, file: 'b.test.ts' }, allows], 'there is no test'],
    ['has another name', [outcome('a rule > blocks it'), allows], 'there is no test'],
    ['is skipped', [outcome(fault.finds, 'skipped'), allows], 'there is no test'],
    ['is there twice', [blocks, allows, allows], 'there are 2 tests “a rule > allows”'],
    ['fails already', [blocksNot, allows], 'without the fault “a rule > blocks” fails'],
  ])('show nothing where one %s', (_, outcomes, because) => {
    expect(judgeCleanRun(fault, outcomes)).toContain(because);
  });

  it('show nothing where both are one', () => {
    expect(judgeCleanRun({ ...fault, passes: fault.finds }, [blocks])).toContain('are one');
  });
});

describe('a fault that was planted', () => {
  it('is found by a test that fails on its assertion, beside one that passes', () => {
    expect(judgePlantedRun(fault, [blocksNot, allows])).toBeUndefined();
  });

  it('is found by one whose promise should have been rejected', () => {
    const error = 'Error: promise resolved "{ …(2) }" instead of rejecting';
    const failed = outcome(fault.finds, 'failed', error);
    expect(judgePlantedRun(fault, [failed, allows])).toBeUndefined();
  });

  it('is not found by a test that passes', () => {
    expect(judgePlantedRun(fault, [blocks, allows])).toContain('does not find it');
  });

  it.each([
    'Error: Test timed out in 60000ms.',
    'TypeError: undefined is not a function',
    `error: relation "calls" does not exist\n${assertion}`,
  ])('is not found by a test that fails otherwise: %s', (error) => {
    const failed = outcome(fault.finds, 'failed', error, assertion);
    expect(judgePlantedRun(fault, [failed, allows])).toContain('but by no assertion');
  });

  it('is not found by a test that gives no reason', () => {
    const failed = outcome(fault.finds, 'failed');
    expect(judgePlantedRun(fault, [failed, allows])).toContain('no reason is given');
  });

  it('is not found where the healthy test fails too, as where a hook does', () => {
    const broken = outcome(fault.passes, 'failed', assertion);
    expect(judgePlantedRun(fault, [blocksNot, broken])).toContain('the healthy “a rule > allows”');
  });

  it.each([
    ['a file that cannot be read', []],
    ['a group that is left out', [outcome(fault.finds, 'skipped'), allows]],
  ])('is not found by %s', (_, outcomes) => {
    expect(judgePlantedRun(fault, outcomes)).toBe('its tests did not run with it');
  });
});
