import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

export interface RunningServer {
  processId: number;
  port: number;
}

/** Reads what a running PostgreSQL writes down about itself: its process and its port. */
export function parsePostmasterFile(text: string): RunningServer | undefined {
  const lines = text.split('\n');
  const processId = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(processId) || processId <= 0) return undefined;
  if (!Number.isInteger(port) || port <= 0) return undefined;
  return { processId, port };
}

export function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Numbers of processes are used again: a file left by a crash may name a stranger by now. The
 * server works in the folder of its cluster, which no other process does.
 */
function isServerOf(processId: number, cluster: string): boolean {
  if (process.platform === 'linux') {
    return readlinkSync(`/proc/${processId}/cwd`) === realpathSync(cluster);
  }
  const command = spawnSync('ps', ['-o', 'command=', '-p', String(processId)], {
    encoding: 'utf8',
  });
  return command.stdout.includes(`-D ${cluster}`);
}

/** After a killed start the database lives on; it is found by the file it keeps in its folder. */
export function findRunningServer(cluster: string): RunningServer | undefined {
  try {
    const server = parsePostmasterFile(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'));
    return server !== undefined && isServerOf(server.processId, cluster) ? server : undefined;
  } catch {
    return undefined;
  }
}
