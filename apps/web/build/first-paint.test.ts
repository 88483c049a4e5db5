import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { colorModeStorageKey, colorSchemeAttribute } from '../src/theme/color-mode.ts';
import { darkPalette, lightPalette } from '../src/theme/palette.ts';

function readText(path: string): Promise<string> {
  return readFile(new URL(`../${path}`, import.meta.url), 'utf8');
}

describe('what is painted before the application runs', () => {
  it('has the backgrounds of the theme', async () => {
    const styles = await readText('src/theme/first-paint.css');
    expect(styles).toContain(lightPalette.background.default);
    expect(styles).toContain(`[${colorSchemeAttribute}="dark"]`);
    expect(styles).toContain(darkPalette.background.default);
  });

  it('takes the colour mode from where the application keeps it', async () => {
    const script = await readText('public/theme-init.js');
    expect(script).toContain(`'${colorModeStorageKey}'`);
    expect(script).toContain(`'${colorSchemeAttribute}'`);
  });

  it('has nothing that the content security policy would refuse', async () => {
    const page = await readText('index.html');
    expect(page).toContain('<meta name="csp-nonce" content="__CSP_NONCE__" />');
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=/);
    expect(page.match(/<script(?![^>]*\ssrc=)/g)).toBeNull();
  });
});
