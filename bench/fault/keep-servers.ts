import type { Stops } from '../../e2e/support/run-with-stops.ts';
import { type Process, startProcess } from '../processes/start-process.ts';
import type { Point } from './plan-steps.ts';

export type Role = 'worker' | 'listener';

/** The processes of the product: as many workers as are wanted, and one that hears the carrier. */
export interface Servers {
  /** Lets one of them die at a point, the how manieth of its role; answers whether it came to it in time. */
  killAt(role: Role, index: number, point: Point): Promise<boolean>;
  /** Starts again what has ended. */
  replace(which: 'all' | 'workers'): Promise<void>;
  /** How many ended although nobody killed them. */
  fallen(): number;
  stop(): Promise<void>;
}

interface Place {
  role: Role;
  process: Process | undefined;
  /** Ends because it was ordered to. */
  isDoomed: boolean;
}

const pointMilliseconds = 30_000;
/** A start may fail while the database comes back. */
const mostTries = 3;

export interface ServerOptions {
  workers: number;
  /** Where what was compiled is kept, so that the next one starts sooner. */
  compileFolder: string;
  settingsOf(role: Role): Record<string, string>;
}

export async function startServers(stops: Stops, options: ServerOptions): Promise<Servers> {
  let fallen = 0;
  let isStopped = false;
  const places: Place[] = [
    { role: 'listener', process: undefined, isDoomed: false },
    ...Array.from({ length: options.workers }, (): Place => {
      return { role: 'worker', process: undefined, isDoomed: false };
    }),
  ];
  async function start(): Promise<Process> {
    if (isStopped) throw new Error('the product is stopped');
    const entry = new URL('run-server.ts', import.meta.url);
    return startProcess(entry, { compileFolder: options.compileFolder });
  }
  const load = (): Promise<Process> => {
    const loading = start();
    loading.catch(() => {});
    return loading;
  };
  /** One that takes the place of the next that dies. */
  let spare = load();

  async function fill(place: Place): Promise<void> {
    if (place.process?.isAlive()) return;
    if (place.process !== undefined && !place.isDoomed) fallen += 1;
    place.isDoomed = false;
    for (let tries = 1; ; tries += 1) {
      const loaded = spare;
      spare = load();
      try {
        const process = await loaded;
        await process.ask({ start: options.settingsOf(place.role) });
        place.process = process;
        return;
      } catch (error) {
        if (tries === mostTries) throw error;
      }
    }
  }

  async function replace(which: 'all' | 'workers'): Promise<void> {
    for (const place of places) {
      if (which === 'all' || place.role === 'worker') await fill(place);
    }
  }

  async function stop(): Promise<void> {
    isStopped = true;
    const idle = await spare.catch(() => undefined);
    const all = [idle, ...places.map(({ process }) => process)];
    await Promise.all(all.map(async (process) => process?.isAlive() && process.stop()));
  }

  stops.add(stop);
  await replace('all');
  return {
    replace,
    fallen: () => fallen,
    async killAt(role, index, point) {
      const own = places.filter((place) => place.role === role);
      const place = own[index % own.length];
      if (place?.process === undefined) return false;
      const { process } = place;
      place.isDoomed = true;
      process.say({ dieAt: point });
      const late = new Promise<'late'>((resolve) => {
        setTimeout(() => resolve('late'), pointMilliseconds).unref();
      });
      if ((await Promise.race([process.ended, late])) !== 'late') return true;
      process.kill();
      await process.ended;
      return false;
    },
    stop,
  };
}
