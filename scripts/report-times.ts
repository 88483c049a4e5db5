import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** Writes how long each file took with all it loads, starts and stops, which Vitest's own report leaves out. */
export default class ReportTimes implements Reporter {
  #file: string | undefined;

  onInit({ config: { outputFile } }: Vitest): void {
    this.#file = typeof outputFile === 'object' ? outputFile.times : undefined;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = modules.map((module) => {
      const { prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic();
      return {
        file: module.relativeModuleId,
        milliseconds: prepareDuration + setupDuration + collectDuration + duration,
      };
    });
    if (this.#file !== undefined) writeFileSync(this.#file, JSON.stringify(times));
  }
}
