import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { limitWork } from '../../platform/limit-work.ts';
import { AuthError } from '../errors.ts';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(hashed: string, password: string): Promise<boolean>;
}

// The first choice of OWASP's password storage guidance for argon2id, the package's default kind.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Argon2 runs on the threads that signatures are checked and names are looked up on, of which there
// are four: one is left to them, and a processor too. A queue of 200 is over in a few seconds.
const limit = limitWork({
  atOnce: Math.max(1, Math.min(3, availableParallelism() - 1)),
  waiting: 200,
  refuse: () => new AuthError('service_unavailable'),
});

/** Argon2 at a cost; what a hash has cost is said in it, and paid again to verify it. */
export const hasherAt = (paid: typeof cost): PasswordHasher => ({
  hash: (password) => limit(() => hash(password, paid)),
  verify: (hashed, password) => limit(() => verify(hashed, password)),
});

export const argon2Hasher = hasherAt(cost);

/**
 * Checked where there is no user, so that an unknown address takes as long as a wrong password.
 * Its digest is made of zeros: no password is known to give it. A test keeps its cost the same as
 * that of real hashes.
 */
export const decoyHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;
