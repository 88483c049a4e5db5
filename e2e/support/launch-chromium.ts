import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core';

/** What Playwright switches off itself: only the last list on the command line counts. */
const switchedOffByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
];

/** Pages of the address bar, which nobody sees: each new window loads two. */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** On a machine without a desktop, possibly as root, that talks to nobody but us. */
const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...switchedOffByPlaywright, ...addressBarPages].join(',')}`,
];

export function launchChromium(
  executablePath: string,
  options: LaunchOptions = {},
): Promise<Browser> {
  return chromium.launch({ ...options, executablePath, args: launchArguments });
}

/** One for several processes, which connect to it. */
export function serveChromium(executablePath: string): Promise<BrowserServer> {
  return chromium.launchServer({ executablePath, args: launchArguments });
}
