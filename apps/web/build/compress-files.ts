import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const compressible = new Set(['.css', '.html', '.js', '.json', '.map', '.svg', '.txt', '.xml']);

/** Whether a compressed copy of a built file may be served in its place. */
export function isCompressible(path: string): boolean {
  // The server writes a fresh nonce into the page at every request, so it cannot be precompressed.
  // What begins with a dot is not served at all.
  return path !== 'index.html' && !path.startsWith('.') && compressible.has(extname(path));
}

/** Served as soon as it is there, so it comes whole. */
async function putInPlace(path: string, content: Buffer): Promise<void> {
  const partial = join(dirname(path), `.${basename(path)}.${process.pid}`);
  await writeFile(partial, content);
  await rename(partial, path);
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const brotli = await compressBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  await putInPlace(`${path}.br`, brotli);
  await putInPlace(`${path}.gz`, await compressGzip(content, { level: 9 }));
}

/** The files of a build that still lack a compressed copy. */
export async function listUncompressed(folder: string): Promise<string[]> {
  const paths = await readdir(folder, { recursive: true });
  return paths
    .filter(isCompressible)
    .map((path) => join(folder, path))
    .filter((path) => !existsSync(`${path}.br`) || !existsSync(`${path}.gz`));
}

/** Writes a `.br` and a `.gz` beside every built file that gains by it. */
export async function compressFiles(folder: string): Promise<void> {
  await Promise.all((await listUncompressed(folder)).map(compressFile));
}
