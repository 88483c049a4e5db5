import { readFileSync } from 'node:fs';
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

/** After a killed start the database lives on; it is found by the file it keeps in its folder. */
export function findRunningServer(cluster: string): RunningServer | undefined {
  try {
    const server = parsePostmasterFile(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'));
    return server !== undefined && isAlive(server.processId) ? server : undefined;
  } catch {
    return undefined;
  }
}
