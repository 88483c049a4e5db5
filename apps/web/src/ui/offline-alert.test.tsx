import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderMarkup } from '../testing/render-markup.tsx';
import { OfflineAlert } from './offline-alert.tsx';

afterEach(() => void vi.unstubAllGlobals());

describe('the offline alert', () => {
  it('tells at once that there is no network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { text, markup } = await renderMarkup(<OfflineAlert />);
    expect(text).toBe('No internet connection. Please check your network.');
    expect(markup).toContain('role="alert"');
  });

  it('stands in the colour of errors at the top of the window, in its middle', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { styles } = await renderMarkup(<OfflineAlert />);
    expect(styles).toMatch(/position:fixed;top:16px;left:50%;[^}]*transform:translateX\(-50%\)/);
    expect(styles).toContain('background-color:var(--ringfence-palette-error-main)');
  });

  it('is not there while there is one', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    expect((await renderMarkup(<OfflineAlert />)).markup).toBe('');
  });
});
