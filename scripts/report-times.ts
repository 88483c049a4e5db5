import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import type { TimeSpent } from '../apps/server/src/testing/time-spent.ts';

export interface FileTime {
  file: string;
  /** With all it loads, starts and stops, which Vitest's own report leaves out. */
  milliseconds: number;
  /** What of it went into loading the file and everything it imports. */
  loading: number;
  spent: TimeSpent;
}

/** Writes how long each file took, and on what. */
export default class ReportTimes implements Reporter {
  #file: string | undefined;

  onInit({ config: { outputFile } }: Vitest): void {
    this.#file = typeof outputFile === 'object' ? outputFile.times : undefined;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const times: FileTime[] = modules.map((module) => {
      const { prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic();
      return {
        file: module.relativeModuleId,
        milliseconds: prepareDuration + setupDuration + collectDuration + duration,
        loading: prepareDuration + setupDuration + collectDuration,
        spent: module.meta().timeSpent ?? {},
      };
    });
    if (this.#file !== undefined) writeFileSync(this.#file, JSON.stringify(times));
  }
}
