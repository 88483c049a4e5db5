import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressFiles, isCompressible, listUncompressed } from './compress-files.ts';

describe('isCompressible', () => {
  it.each(['assets/start-a1.js', 'assets/start-a1.css', 'favicon.svg'])('takes %s', (path) => {
    expect(isCompressible(path)).toBe(true);
  });

  it('leaves the page alone, which is written again at every request', () => {
    expect(isCompressible('index.html')).toBe(false);
  });

  it('leaves what the build keeps for itself', () => {
    expect(isCompressible('.packages.json')).toBe(false);
  });

  it.each(['assets/public-sans.woff2', 'assets', 'assets/start-a1.js.br'])('leaves %s', (path) => {
    expect(isCompressible(path)).toBe(false);
  });
});

describe('the files of a build', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ringfence-compress-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<html>');
    writeFileSync(join(folder, 'assets/start-a1.js'), 'start()');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('get a copy for each way in which browsers read them', async () => {
    await compressFiles(folder);
    const read = (name: string) => readFileSync(join(folder, 'assets', name));
    expect(brotliDecompressSync(read('start-a1.js.br')).toString()).toBe('start()');
    expect(gunzipSync(read('start-a1.js.gz')).toString()).toBe('start()');
    expect(readdirSync(folder)).toEqual(['assets', 'index.html']);
    expect(readdirSync(join(folder, 'assets'))).toHaveLength(3);
  });

  it('are finished where somebody has stopped in between', async () => {
    writeFileSync(join(folder, 'assets/work-b2.js'), 'work()');
    writeFileSync(join(folder, 'assets/work-b2.js.br'), 'there before');
    expect(await listUncompressed(folder)).toHaveLength(2);
    await compressFiles(folder);
    expect(await listUncompressed(folder)).toEqual([]);
  });
});
