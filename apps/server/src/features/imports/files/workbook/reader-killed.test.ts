import type * as childProcess from 'node:child_process';
import { expect, it, vi } from 'vitest';
import { ReaderKilled } from '../limits.ts';
import { buildWorkbook, writeTextRow } from '../testing/build-workbook.ts';
import { memorySource } from '../testing/memory-source.ts';
import { readAll } from '../testing/read-all.ts';

const { children } = vi.hoisted(() => ({ children: new Set<childProcess.ChildProcess>() }));

vi.mock('node:child_process', async (importOriginal) => {
  const original = await importOriginal<typeof childProcess>();
  const spawn = (
    command: string,
    given: readonly string[],
    options: childProcess.SpawnOptions,
  ): childProcess.ChildProcess => {
    const child = original.spawn(command, given, options);
    children.add(child);
    // As the kernel does when the machine has no memory left.
    child.kill('SIGKILL');
    return child;
  };
  return { ...original, spawn };
});

it('a process that the kernel kills is not taken for a workbook that cannot be read', {
  timeout: 60_000,
}, async () => {
  const content = buildWorkbook({ sheets: [{ name: 'One', rows: writeTextRow(1, ['Name']) }] });
  const format = { kind: 'workbook', sheet: 'One', headerLine: 0 } as const;
  await expect(readAll(memorySource(content), format)).rejects.toBeInstanceOf(ReaderKilled);
  expect(children.size).toBe(1);
});
