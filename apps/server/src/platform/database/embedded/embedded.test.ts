import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkFreeSpace } from './check-free-space.ts';
import { findAccount } from './choose-account.ts';
import { canReach, choosePlaces } from './choose-places.ts';
import { parsePostmasterFile } from './find-running-server.ts';

const stranger = { name: 'stranger', uid: 54_321, gid: 54_321 };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ringfence-places-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('where the embedded database keeps its files', () => {
  it('knows that a stranger may not pass a closed folder, even to an open one below', () => {
    const below = join(folder, 'closed', 'open');
    mkdirSync(below, { recursive: true });
    for (const path of [folder, join(folder, 'closed'), below]) chmodSync(path, 0o755);
    expect(canReach(below, stranger)).toBe(true);
    chmodSync(join(folder, 'closed'), 0o700);
    expect(canReach(below, stranger)).toBe(false);
  });

  it('moves binaries and data of a closed clone to where the account can reach them', () => {
    const binaries = join(folder, 'closed', 'native');
    mkdirSync(join(binaries, 'bin'), { recursive: true });
    writeFileSync(join(binaries, 'bin', 'postgres'), 'binary');
    chmodSync(folder, 0o755);
    chmodSync(join(folder, 'closed'), 0o700);
    const shared = join(folder, 'shared');
    const places = choosePlaces(
      { folder: binaries, version: '18' },
      join(folder, 'closed', 'data'),
      stranger,
      shared,
    );
    expect(places.binaries).toBe(join(shared, 'postgresql-18'));
    expect(existsSync(join(places.binaries, 'bin', 'postgres'))).toBe(true);
    expect(places.data.startsWith(join(shared, 'data-'))).toBe(true);
  });

  it('leaves everything where it is for an ordinary user', () => {
    const places = choosePlaces({ folder: '/binaries', version: '18' }, folder, undefined);
    expect(places).toEqual({ binaries: '/binaries', data: folder });
  });
});

describe('what a running server writes down', () => {
  it('is read as its process and its port', () => {
    const text = '4242\n/data\n1794711234\n41443\n\n127.0.0.1\n 123 0\nready   \n';
    expect(parsePostmasterFile(text)).toEqual({ processId: 4242, port: 41443 });
  });

  it.each(['', 'x\n', '-1\n/data\n0\n5432\n', '4242\n'])(
    'is not believed when broken: %j',
    (text) => {
      expect(parsePostmasterFile(text)).toBeUndefined();
    },
  );
});

describe('the account of the database', () => {
  it('is found by its whole name', () => {
    const file = 'root:x:0:0::/root:/bin/sh\nringfence2:x:7:7::/:\nringfence:x:998:997::/:\n';
    expect(findAccount('ringfence', file)).toEqual({ name: 'ringfence', uid: 998, gid: 997 });
    expect(findAccount('nobody', file)).toBeUndefined();
  });
});

describe('a disk that is nearly full', () => {
  const spaceOf = (megabytes: number) => () => ({ bsize: 1024 * 1024, bavail: megabytes });

  it('is refused with the figures and the mend', () => {
    expect(() => checkFreeSpace('/data', spaceOf(299))).toThrow(
      'the disk that holds /data is full: 299 MB are left and 300 MB are needed. Free some space, or set DATA_DIR to a folder on another disk.',
    );
  });

  it('is accepted as long as the database fits', () => {
    expect(() => checkFreeSpace('/data', spaceOf(300))).not.toThrow();
  });
});
