import { describe, expect, it, vi } from 'vitest';
import { argon2Hasher } from './hash-passwords.ts';

const argon2 = vi.hoisted(() => ({ begun: 0 }));

/** Never done, as it seems to a person who comes while many sign in. */
vi.mock('@node-rs/argon2', () => {
  const begin = () => {
    argon2.begun += 1;
    return new Promise(() => {});
  };
  return { hash: begin, verify: begin };
});

describe('password hashes at the same time', () => {
  it('leave a thread to everything else, and are refused when too many wait', async () => {
    let refused = 0;
    for (let asked = 0; asked < 300; asked += 1) {
      const work = asked % 2 === 0 ? argon2Hasher.hash('a') : argon2Hasher.verify('b', 'a');
      work.catch((error: unknown) => {
        expect(error).toMatchObject({ code: 'service_unavailable', status: 503 });
        refused += 1;
      });
    }
    await vi.waitFor(() => expect(refused).toBeGreaterThan(0), { timeout: 60_000 });
    expect(argon2.begun).toBeGreaterThan(0);
    expect(argon2.begun).toBeLessThan(4);
    expect(refused).toBe(300 - 200 - argon2.begun);
  });
});
