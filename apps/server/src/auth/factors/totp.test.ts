import { URI } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { showCode } from '../testing/show-code.ts';
import { createSecret, findStep } from './totp.ts';

// RFC 6238 appendix B, of whose codes the last six digits are shown.
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('the codes of a second factor', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at %d s', (seconds, code) => {
    const now = new Date(seconds * 1000);
    expect(findStep(rfcSecret, code, now)).toBe(Math.floor(seconds / 30));
  });

  it('belong to the step before, this one or the next, and to no other', () => {
    const now = new Date('2026-11-15T08:00:10Z');
    const step = Math.floor(now.getTime() / 30_000);
    const found = [-2, -1, 0, 1, 2].map((steps) =>
      findStep(rfcSecret, showCode(rfcSecret, now, steps), now),
    );
    expect(found).toEqual([undefined, step - 1, step, step + 1, undefined]);
  });

  it('may be typed with a gap, and are six digits', () => {
    const now = new Date(59_000);
    expect(findStep(rfcSecret, ' 287 082 ', now)).toBe(1);
    for (const code of ['', '28708', '2870820', '28708x', '２８７０８２', '-87082']) {
      expect(findStep(rfcSecret, code, now), code).toBeUndefined();
    }
  });
});

describe('a new secret', () => {
  it('has 160 bits, and is another each time', () => {
    const [one, other] = [1, 2].map(() => createSecret({ issuer: 'Ringfence', label: 'a@b.c' }));
    expect(one?.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(one?.secret).not.toBe(other?.secret);
  });

  it('is written as authenticator apps read it, whatever the names hold', () => {
    const { uri, secret } = createSecret({ issuer: 'Größe: & Co', label: 'a+b@example.com' });
    const read = URI.parse(uri);
    expect(read).toMatchObject({ issuer: 'Größe  & Co', label: 'a+b@example.com', digits: 6 });
    expect(read.secret.base32).toBe(secret);
  });

  it('is drawn so that clients can put it into an address as it is', () => {
    const { picture } = createSecret({ issuer: 'Ringfence', label: 'a@b.c' });
    expect(picture).toMatch(/^<svg [^#%]*<\/svg>$/s);
  });
});
