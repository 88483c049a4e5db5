import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../audit.ts', import.meta.url));

export interface Printed {
  code: number;
  lines: string[];
}

/** `npm run audit`, without npm. */
export function runAuditCommand(
  connectionString: string,
  ...parameters: string[]
): Promise<Printed> {
  const command = [`DATABASE_URL=${connectionString}`, process.execPath, entry, ...parameters];
  return new Promise((resolve) => {
    execFile('env', command, (error, stdout, stderr) =>
      resolve({
        code: error === null ? 0 : Number(error.code),
        lines: `${stdout}${stderr}`.trim().split('\n'),
      }),
    );
  });
}
