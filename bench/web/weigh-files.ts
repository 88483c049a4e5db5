/** A file of JavaScript as it came over the network. */
export interface TransferredFile {
  /** Its path in the build, such as `assets/start-a1.js`. */
  path: string;
  bytes: number;
}

/** How much code of each file comes from which package, as the build writes it down. */
export type PackageRecord = Record<string, Record<string, number>>;

const charts = /^(@mui\/x-charts|@mui\/x-internal|d3-)/;

/** Whether charts are what a file is for. */
function holdsCharts(path: string, record: PackageRecord): boolean {
  const packages = Object.entries(record[path] ?? {});
  const sum = (lengths: typeof packages) =>
    lengths.reduce((total, [, length]) => total + length, 0);
  const found = packages.filter(([name]) => charts.test(name));
  if (found.length === 0) return false;
  if (sum(found) * 2 >= sum(packages)) return true;
  throw new Error(`${path} mixes charts with what is needed before them; give them their own file`);
}

/** The bytes of what a page needs, and of the charts that come after it. */
export function weighFiles(
  files: readonly TransferredFile[],
  record: PackageRecord,
): { page: number; charts: number } {
  const weight = { page: 0, charts: 0 };
  for (const { path, bytes } of files) {
    weight[holdsCharts(path, record) ? 'charts' : 'page'] += bytes;
  }
  return weight;
}

/** In kB of 1000 bytes, to one decimal. */
export function presentKilobytes(bytes: number): number {
  return Math.ceil(bytes / 100) / 10;
}
