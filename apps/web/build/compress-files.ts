import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const compressible = new Set(['.css', '.html', '.js', '.json', '.map', '.svg', '.txt', '.xml']);

/** Whether a compressed copy of a built file may be served in its place. */
export function isCompressible(path: string): boolean {
  // The server writes a fresh nonce into the page at every request, so it cannot be precompressed.
  // What begins with a dot is not served at all.
  return path !== 'index.html' && !path.startsWith('.') && compressible.has(extname(path));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const brotli = await compressBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  await writeFile(`${path}.br`, brotli);
  await writeFile(`${path}.gz`, await compressGzip(content, { level: 9 }));
}

/** Writes a `.br` and a `.gz` beside every built file that gains by it. */
export function compressFiles(): Plugin {
  return {
    name: 'ringfence:compress-files',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir }) {
        if (dir === undefined) {
          return;
        }
        const paths = await readdir(dir, { recursive: true });
        await Promise.all(
          paths.filter(isCompressible).map((path) => compressFile(join(dir, path))),
        );
      },
    },
  };
}
