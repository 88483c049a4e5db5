import { describe, expect, it } from 'vitest';
import { isCompressible } from './compress-files.ts';

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
