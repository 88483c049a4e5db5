import { type ChildProcess, spawn } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { FileRow } from '../file-source.ts';
import { ReaderKilled, refuse } from '../limits.ts';
import type { ZipEntry } from '../zip/read-directory.ts';
import { unpackEntry } from '../zip/unpack-entry.ts';
import { type ChildMessage, type ChildOrder, writeFrame } from './child-messages.ts';
import { largestSheet, type Sheet, type Workbook } from './open-workbook.ts';

export interface ChildLimits {
  megabytes: number;
  /** So long may it say nothing while it is waited for. */
  silenceMilliseconds: number;
}

/** By the size of the workbook: several small ones at once must not take what a machine has. */
export function limitChild({ bytes }: { bytes: number }): ChildLimits {
  const megabytes = Math.min(256 + Math.ceil((8 * bytes) / 1024 ** 2), 1024);
  return { megabytes, silenceMilliseconds: 120_000 };
}

const childPath = join(import.meta.dirname, 'workbook-child.ts');

/** The rows of a sheet, read by a process of their own, which ends when nobody asks for more. */
export async function* readSheetRows(
  workbook: Workbook,
  sheet: Sheet,
  onShare?: (share: number) => void,
  limits = limitChild(workbook.source),
): AsyncGenerator<FileRow[]> {
  // Of our environment, which holds secrets, it needs only where compiled code is kept, if that is kept at all.
  const compiled = getCompileCacheDir();
  const child = spawn(
    process.execPath,
    [
      `--max-old-space-size=${limits.megabytes}`,
      childPath,
      JSON.stringify({
        is1904: workbook.is1904,
        limits: workbook.meter.limits,
        megabytes: limits.megabytes,
      } satisfies ChildOrder),
    ],
    {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled },
    },
  );
  const ended = waitForEnd(child);
  const feeding = feed(child.stdin, workbook, sheet, onShare);
  feeding.catch(() => child.kill('SIGKILL'));
  const silence = createSilenceWatch(limits.silenceMilliseconds, () => child.kill('SIGKILL'));
  let isDone = false;
  try {
    silence.begin();
    for await (const message of readMessages(child.stdout)) {
      silence.end();
      if (message.kind === 'refused') throw refuse(message.reason, message.values);
      if (message.kind === 'rows') yield message.rows;
      if (message.kind === 'done') isDone = true;
      silence.begin();
    }
    if (isDone) return;
    if (silence.isBroken()) throw refuse('workbook_too_slow');
    await feeding;
    const { signal, failure } = await ended;
    if (failure !== null) throw failure;
    // V8 ends a process in this way when its memory is used up.
    if (signal === 'SIGABRT') throw refuse('workbook_too_much_text');
    if (signal === 'SIGKILL') throw new ReaderKilled();
    throw new Error('The process that reads a workbook has ended.');
  } finally {
    silence.end();
    child.kill('SIGKILL');
    child.stdin.destroy();
    await Promise.allSettled([feeding, ended]);
  }
}

interface End {
  signal: NodeJS.Signals | null;
  /** It could not be started. */
  failure: Error | null;
}

function waitForEnd(child: ChildProcess): Promise<End> {
  const { promise, resolve } = Promise.withResolvers<End>();
  child.on('error', (failure) => resolve({ signal: null, failure }));
  child.on('close', (_code, signal) => resolve({ signal, failure: null }));
  return promise;
}

/** Hands the parts over as fast as they are taken. */
async function feed(
  stdin: Writable,
  workbook: Workbook,
  sheet: Sheet,
  onShare?: (share: number) => void,
): Promise<void> {
  // The code that waits for the rows learns why the process has ended.
  stdin.on('error', () => {});
  for (const entry of [workbook.strings, workbook.styles, sheet.entry]) {
    const isSheet = entry === sheet.entry;
    if (entry !== null) await feedPart(stdin, workbook, entry, isSheet ? onShare : undefined);
    if (!(await write(stdin, writeFrame(new Uint8Array())))) return;
  }
}

async function feedPart(
  stdin: Writable,
  workbook: Workbook,
  entry: ZipEntry,
  onShare?: (share: number) => void,
): Promise<void> {
  const onPacked = (bytes: number) => onShare?.(bytes / entry.packedBytes);
  for await (const piece of unpackEntry(workbook.source, entry, largestSheet, onPacked)) {
    workbook.meter.addUnpacked(piece.length);
    if (!(await write(stdin, writeFrame(piece)))) return;
  }
}

/** False: nobody takes it any more. */
async function write(stdin: Writable, frame: Buffer): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  stdin.write(frame, (error) => resolve(error === null || error === undefined));
  return promise;
}

async function* readMessages(stdout: Readable): AsyncGenerator<ChildMessage> {
  // A message comes in many pieces, and each is looked at once.
  let pieces: string[] = [];
  for await (const piece of stdout.setEncoding('utf8')) {
    const ends: string[] = piece.split('\n');
    const rest = ends.pop() ?? '';
    for (const end of ends) {
      const message: ChildMessage = JSON.parse(pieces.join('') + end);
      pieces = [];
      yield message;
    }
    pieces.push(rest);
  }
}

function createSilenceWatch(milliseconds: number, onBroken: () => void) {
  let timer: NodeJS.Timeout | undefined;
  let broken = false;
  return {
    begin() {
      timer = setTimeout(() => {
        broken = true;
        onBroken();
      }, milliseconds);
    },
    end: () => clearTimeout(timer),
    isBroken: () => broken,
  };
}
