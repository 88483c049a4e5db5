import type { TestProject } from 'vitest/node';
import { buildWeb } from '../../scripts/build-web.ts';
import { findChromium } from './find-chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    chromium: string;
  }
}

/** Everything the journeys share: a browser, and the app as people get it. */
export default async function setUp(project: TestProject): Promise<void> {
  project.provide('chromium', findChromium());
  await buildWeb(console.log);
}
