import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conductRun, type FaultOptions, type FaultResult } from './conduct-run.ts';

/** One run in a folder of its own. Whatever becomes of it, everything that it started has ended then. */
export async function runFault(
  options: FaultOptions,
  { signal, keepsFolder }: { signal: AbortSignal; keepsFolder: boolean },
): Promise<FaultResult> {
  const folder = mkdtempSync(join(tmpdir(), 'ringfence-fault-'));
  chmodSync(folder, 0o755);
  const closing: (() => Promise<unknown>)[] = [];
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = (): void => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    const run = conductRun(options, folder, (close) => closing.push(close));
    return await Promise.race([run, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
    for (const close of closing.toReversed()) await close().catch(() => {});
    if (keepsFolder) options.say(`the logs are in ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}
