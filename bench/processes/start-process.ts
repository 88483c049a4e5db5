import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A process that greets when it is ready, and answers what it is asked, one question at a time. */
export interface Process {
  greeting: unknown;
  isAlive(): boolean;
  /** Resolves when it has ended, with the signal that ended it. */
  ended: Promise<NodeJS.Signals | null>;
  ask(question: string | object): Promise<unknown>;
  /** Says something that has no answer. */
  say(sentence: object): void;
  kill(): void;
  /** Lets it finish, and kills it where that takes too long. */
  stop(): Promise<void>;
}

const stopMilliseconds = 45_000;

export async function startProcess(entry: URL, settings: unknown): Promise<Process> {
  const child = fork(entry, [JSON.stringify(settings)], {
    // Standard output is the result's alone, which is read by its last line.
    stdio: ['ignore', process.stderr, 'inherit', 'ipc'],
    // As `npm run serve` does. What runs this may have been given more, which is not the product's.
    execArgv: ['--max-semi-space-size=8', '--heap-growing-percent=25'],
  });
  const { promise: ended, resolve } = Promise.withResolvers<NodeJS.Signals | null>();
  child.once('exit', (_, signal) => resolve(signal));
  // A message to one that has just ended is lost, as it would be a moment later.
  child.on('error', () => {});
  const isAlive = (): boolean => child.exitCode === null && child.signalCode === null;
  const receive = async (): Promise<unknown> => {
    const gone = ended.then(() => {
      throw new Error(`${entry.pathname} ended`);
    });
    const [message] = await Promise.race([once(child, 'message'), gone]);
    return message;
  };
  const send = (message: object | string): void => {
    if (child.connected) child.send(message, () => {});
  };
  const greeting = await receive();
  return {
    greeting,
    isAlive,
    ended,
    async ask(question) {
      const answer = receive();
      send(question);
      return answer;
    },
    say: send,
    kill: () => void child.kill('SIGKILL'),
    async stop() {
      send('stop');
      const timer = setTimeout(() => child.kill('SIGKILL'), stopMilliseconds);
      await ended;
      clearTimeout(timer);
    },
  };
}
