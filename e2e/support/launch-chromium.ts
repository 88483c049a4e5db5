import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

/** Chromium on a machine without a desktop, possibly as root, that talks to nobody but us. */
export function launchChromium(
  executablePath: string,
  options: LaunchOptions = {},
): Promise<Browser> {
  return chromium.launch({
    ...options,
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
