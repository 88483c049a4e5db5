import { Agent, get } from 'node:http';
import { percentile } from '../lists/percentile.ts';

export interface Answered {
  requests_per_s: number;
  p50_ms: number;
}

export interface Asking {
  address: string;
  headers: Record<string, string>;
  /** How many ask at once, each on a connection of its own that stays open. */
  atOnce: number;
  milliseconds: number;
}

/** As a browser does: the answer compressed, and read to its end. What is no good answer ends the run. */
function ask(agent: Agent, address: string, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(address, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address}: ${response.statusCode}`));
      response.once('end', resolve).once('error', reject).resume();
    });
    request.once('error', reject);
  });
}

/** So many who ask one question after another, until the time is over. */
export async function askSteadily(asking: Asking): Promise<Answered> {
  const { address, headers, atOnce, milliseconds } = asking;
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const times: number[] = [];
  const started = performance.now();
  const askOn = async (): Promise<void> => {
    for (;;) {
      const asked = performance.now();
      if (asked - started >= milliseconds) return;
      await ask(agent, address, headers);
      times.push(performance.now() - asked);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, askOn));
  } finally {
    agent.destroy();
  }
  const seconds = (performance.now() - started) / 1000;
  return {
    requests_per_s: Math.round(times.length / seconds),
    p50_ms: Math.round(percentile(times, 0.5) * 100) / 100,
  };
}
