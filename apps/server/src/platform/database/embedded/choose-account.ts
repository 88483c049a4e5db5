import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { StartError } from '../../start-error.ts';

/** An unprivileged user of this machine that the database server runs as. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/** The account used when root has to hand the server to somebody else. */
const serviceAccount = 'ringfence';

export function findAccount(name: string, passwordFile: string): Account | undefined {
  for (const line of passwordFile.split('\n')) {
    const [user, , uid, gid] = line.split(':');
    if (user === name && uid !== undefined && gid !== undefined) {
      return { name, uid: Number(uid), gid: Number(gid) };
    }
  }
  return undefined;
}

function readPasswordFile(): string {
  return readFileSync('/etc/passwd', 'utf8');
}

/** PostgreSQL refuses to run as root. Anybody else runs it as themselves: then undefined. */
export function chooseAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const existing = findAccount(serviceAccount, readPasswordFile());
  if (existing !== undefined) return existing;
  spawnSync('useradd', [
    '--system',
    '--user-group',
    '--shell',
    '/usr/sbin/nologin',
    serviceAccount,
  ]);
  // A minimal image may lack useradd; `nobody` exists everywhere and owns nothing else here.
  const account =
    findAccount(serviceAccount, readPasswordFile()) ?? findAccount('nobody', readPasswordFile());
  if (account === undefined) {
    throw new StartError(
      'PostgreSQL does not run as root and no other user could be made. Start Ringfence as an ordinary user, or set DATABASE_URL.',
    );
  }
  return account;
}
