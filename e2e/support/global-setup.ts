import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { findChromium } from './find-chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    chromium: string;
  }
}

/** Everything the journeys share: a browser, and the app as people get it. */
export default async function setUp(project: TestProject): Promise<void> {
  project.provide('chromium', findChromium());
  const build = fileURLToPath(new URL('../../scripts/build-web.ts', import.meta.url));
  const built = spawnSync(process.execPath, [build], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (built.status !== 0) throw new Error('The web app could not be built.');
}
