import { fchmod, fstat } from 'node:fs';
import { pino } from 'pino';

type Destination = ReturnType<typeof pino.destination>;

/** After a failure nothing is tried for this long. */
const pauseMilliseconds = 1_000;
/** Of a disk that takes nothing for a while, no more than this is kept in memory. */
const mostWaitingBytes = 8 * 1024 * 1024;
/** The log says who did what when: it is only for the people who run the product. */
const ownerOnly = 0o600;

/** A file from before may be readable by everybody; what is no file, such as a device, stays as it is. */
function closeToOthers({ fd }: { fd: number }): void {
  fstat(fd, (error, found) => {
    if (error === null && found.isFile()) fchmod(fd, ownerOnly, () => {});
  });
}

function openOnce(file: string | undefined): Destination {
  const usual = { sync: false, maxLength: mostWaitingBytes };
  if (file === undefined) return pino.destination({ ...usual, dest: 1 });
  const opened = pino.destination({ ...usual, dest: file, mkdir: true, mode: ownerOnly });
  opened.on('ready', () => {
    if ('fd' in opened && typeof opened.fd === 'number') closeToOthers({ fd: opened.fd });
  });
  return opened;
}

/**
 * A log that cannot be written, on a full disk say, must not take the product down, nor hold it up when it
 * stops. After a failure lines are left out, and counted, until a line can be written again.
 */
export function openDestination(file: string | undefined): { write(line: string): void } {
  let current: Destination | undefined;
  let closedUntil = 0;
  let lost = 0;

  const open = (): Destination => {
    const opened = openOnce(file);
    opened.on('error', () => {
      // What was not written went with it; how much that was cannot be known.
      if (current !== opened) return;
      current = undefined;
      lost += 1;
      closedUntil = performance.now() + pauseMilliseconds;
      // Never one that was not opened: it would wait for that, and fail once more.
      if ('fd' in opened && opened.fd !== -1) opened.destroy();
    });
    opened.on('drop', () => {
      lost += 1;
    });
    return opened;
  };

  const tellLost = (opened: Destination): void => {
    const line = { level: 40, time: new Date().toISOString(), process: process.pid, lost };
    opened.write(`${JSON.stringify({ ...line, msg: 'lines could not be written' })}\n`);
    lost = 0;
  };

  current = open();
  process.on('exit', () => {
    // Where something failed, waiting for room would take for ever.
    if (current === undefined || lost > 0) return;
    try {
      current.flushSync();
    } catch {
      // Nothing was opened yet, or nothing can be written any more.
    }
  });
  return {
    write(line) {
      if (current === undefined) {
        if (performance.now() < closedUntil) {
          lost += 1;
          return;
        }
        current = open();
      }
      if (lost > 0) tellLost(current);
      current.write(line);
    },
  };
}
