import { spawn } from 'node:child_process';

export interface Command {
  /** Goes on from "… " while it runs, such as "building the web app". */
  what: string;
  command: readonly [string, ...string[]];
  folder: string;
  environment: NodeJS.ProcessEnv;
  onProgress(sentence: string): void;
  /** Ends it early. */
  signal?: AbortSignal | undefined;
}

const stillRunningMilliseconds = 5_000;

/** Runs a command, keeps its output, and shows it only when the command fails. */
export async function runCommand({
  what,
  command,
  folder,
  environment,
  onProgress,
  signal,
}: Command): Promise<string> {
  const started = Date.now();
  const timer = setInterval(() => {
    onProgress(`… ${what}, ${Math.round((Date.now() - started) / 1000)} s so far`);
  }, stillRunningMilliseconds);
  const [program, ...parameters] = command;
  const child = spawn(program, parameters, {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = (): void => void child.kill();
  signal?.addEventListener('abort', end);
  let output = '';
  const keep = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (code !== 0) throw new Error(`${what} failed (exit code ${code}):\n${output}`);
    return output;
  } finally {
    clearInterval(timer);
    signal?.removeEventListener('abort', end);
  }
}
