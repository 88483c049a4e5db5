import { describe, expect, it } from 'vitest';
import { describeBrowser } from './describe-browser.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('describeBrowser', () => {
  it.each([
    [
      'Chrome',
      'Windows',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/141.0.0.0 Safari/537.36`,
    ],
    [
      'Edge',
      'Windows',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    ],
    [
      'Opera',
      'Windows',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`,
    ],
    [
      'Safari',
      'iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    ],
    [
      'Chrome',
      'iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0.0.0 Mobile/15E148 Safari/604.1',
    ],
    [
      'Safari',
      'Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
    ],
    ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'],
    [
      'Samsung Internet',
      'Android',
      `Mozilla/5.0 (Linux; Android 10; K) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'Chrome',
      'Android',
      `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/141.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'Chrome',
      'ChromeOS',
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/141.0.0.0 Safari/537.36`,
    ],
  ])('finds %s on %s', (browser, system, userAgent) => {
    expect(describeBrowser(userAgent)).toEqual({ browser, system });
  });

  it.each([null, '', 'curl/8.5.0', 'Windowsill'])('knows nothing of %s', (userAgent) => {
    expect(describeBrowser(userAgent)).toEqual({ browser: null, system: null });
  });

  it('tells the system of a browser that it does not know', () => {
    expect(describeBrowser('Ferret/1.0 (X11; Linux x86_64)')).toEqual({
      browser: null,
      system: 'Linux',
    });
  });
});
