/** A file of JavaScript as it came over the network. */
export interface TransferredFile {
  /** Its path in the build, such as `assets/start-a1.js`. */
  path: string;
  bytes: number;
}

/** What each file is made of and needs, as the build writes it down. */
export type PackageRecord = Record<
  string,
  { packages: Record<string, number>; imports: string[]; isEntry: boolean }
>;

const charts = /^(@mui\/x-charts|@mui\/x-internal|d3-)/;

/** Whether charts are what a file is for. */
function holdsCharts(path: string, record: PackageRecord): boolean {
  const packages = Object.entries(record[path]?.packages ?? {});
  const sum = (lengths: typeof packages) =>
    lengths.reduce((total, [, length]) => total + length, 0);
  const found = packages.filter(([name]) => charts.test(name));
  if (found.length === 0) return false;
  if (sum(found) * 2 >= sum(packages)) return true;
  throw new Error(`${path} mixes charts with what is needed before them; give them their own file`);
}

/** The files that are fetched whether or not there are charts: what only these need comes with them. */
function reachWithoutCharts(paths: readonly string[], record: PackageRecord): Set<string> {
  const reached = new Set(
    paths.filter((path) => record[path]?.isEntry !== false && !holdsCharts(path, record)),
  );
  // A set keeps the order of insertion while it is being walked, so it serves as the queue too.
  for (const path of reached) {
    for (const imported of record[path]?.imports ?? []) reached.add(imported);
  }
  return reached;
}

/** The bytes of what a page needs, and of the charts that come after it with all that they need. */
export function weighFiles(
  files: readonly TransferredFile[],
  record: PackageRecord,
): { page: number; charts: number } {
  const paths = files.map(({ path }) => path);
  const needed = reachWithoutCharts(paths, record);
  const weight = { page: 0, charts: 0 };
  for (const { path, bytes } of files) weight[needed.has(path) ? 'page' : 'charts'] += bytes;
  return weight;
}

/** In kB of 1000 bytes, to one decimal. */
export function presentKilobytes(bytes: number): number {
  return Math.ceil(bytes / 100) / 10;
}
