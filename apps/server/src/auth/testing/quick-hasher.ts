import { hasherAt } from '../passwords/hash-passwords.ts';

/** Argon2 at the least cost that it takes, for the passwords of tests, which nobody guesses. */
export const quickHasher = hasherAt({ memoryCost: 8, timeCost: 1, parallelism: 1 });
