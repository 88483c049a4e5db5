/** A test by its name: it runs under the test runner and is never shipped. */
export function isTestFile(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

/** Tests and the tools that only tests use: neither is shipped. */
export function isTestCode(path: string): boolean {
  return isTestFile(path) || /\/testing\//.test(path);
}

export interface AppPlace {
  /** `apps/server` or `apps/web`. */
  readonly app: string;
  /** The folder directly below `src`; empty for a file that lies there itself. */
  readonly folder: string;
  /** The feature's name, when the file is inside one. */
  readonly feature: string | undefined;
  /** What is left of the path inside the folder or feature. */
  readonly rest: string;
}

/** Where a path lies inside an application's `src`, or undefined when it lies elsewhere. */
export function locateInApp(path: string): AppPlace | undefined {
  const [, app, inside] = /^(apps\/[^/]+)\/src\/(.+)$/.exec(path) ?? [];
  if (app === undefined || inside === undefined) return undefined;
  const [folder = '', ...below] = inside.split('/');
  if (below.length === 0) return { app, folder: '', feature: undefined, rest: folder };
  const [feature, ...rest] = below;
  if (folder !== 'features' || feature?.includes('.')) {
    return { app, folder, feature: undefined, rest: below.join('/') };
  }
  return { app, folder, feature, rest: rest.join('/') };
}
