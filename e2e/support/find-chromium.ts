import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

function findInstalled(): string | undefined {
  for (const command of commands) {
    const found = spawnSync('which', [command], { encoding: 'utf8' }).stdout?.trim();
    if (found) return found;
  }
  const own = chromium.executablePath();
  return [...macApplications, own].find((path) => path !== '' && existsSync(path));
}

function installDebianPackage(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing the Debian package chromium (once)…');
  const options: SpawnSyncOptions = { stdio: ['ignore', 'inherit', 'inherit'] };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
}

function fetchPlaywrightBrowser(): void {
  console.log('Fetching a Chromium with Playwright (once)…');
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  spawnSync(process.execPath, [join(folder, 'cli.js'), 'install', 'chromium-headless-shell'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** A browser that is there; else the distribution's; else Playwright's own. */
export function findChromium(): string {
  for (const attempt of [() => {}, installDebianPackage, fetchPlaywrightBrowser]) {
    attempt();
    const found = findInstalled();
    if (found !== undefined) return found;
  }
  throw new Error('The journeys need a Chromium. Install one and run the command again.');
}
