import { describe, expect, it } from 'vitest';
import { chooseRedirect } from './choose-redirect.ts';

const settings = {
  siteUrl: 'https://calls.example.com',
  redirectUrls: [
    'https://docs.example.com/welcome',
    'https://*.preview.example.com/**',
    'ringfence://open',
  ],
};
const choose = (requested: string | null | undefined) => chooseRedirect(settings, requested);

describe('choosing where to lead somebody', () => {
  it('leads to the site when nothing was asked for', () => {
    expect(choose(undefined)).toBe('https://calls.example.com');
    expect(choose('')).toBe('https://calls.example.com');
  });

  it.each([
    'https://calls.example.com/auth/callback?next=%2Fcalls#top',
    'https://docs.example.com/welcome',
    'https://docs.example.com/welcome?from=mail',
    'https://a.preview.example.com/any/where',
    'ringfence://open',
  ])('takes %s', (requested) => {
    expect(choose(requested)).toBe(requested);
  });

  it.each([
    'https://evil.example/auth/callback',
    'https://calls.example.com.evil.example/',
    'https://calls.example.com@evil.example/',
    'https://someone@calls.example.com/',
    'http://calls.example.com/',
    'https://calls.example.com:8443/',
    '//evil.example/',
    '/auth/callback',
    'https:\\\\evil.example',
    'javascript:alert(1)',
    'data:text/html,hello',
    'https://evil.example/?https://docs.example.com/welcome',
    'https://docs.example.com/welcome/further',
    'https://a.b.preview.example.com/',
    'https://evil.example/.preview.example.com/x',
    'not an address',
  ])('leads to the site instead of %s', (requested) => {
    expect(choose(requested)).toBe('https://calls.example.com');
  });

  it('takes any port of this machine where the site is on it, and no other machine', () => {
    const local = { siteUrl: 'http://localhost:3000', redirectUrls: [] };
    expect(chooseRedirect(local, 'http://localhost:9999/welcome')).toBe(
      'http://localhost:9999/welcome',
    );
    expect(chooseRedirect(local, 'http://localhost.evil.example/')).toBe('http://localhost:3000');
    expect(chooseRedirect(local, 'http://192.0.2.1:3000/')).toBe('http://localhost:3000');
  });
});
