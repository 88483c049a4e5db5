import { WeakPasswordError } from '../errors.ts';
import type { AuthSettings } from '../settings.ts';
import { listWeaknesses } from './judge-password.ts';

export function refuseWeakPassword(
  { shortestPassword }: Pick<AuthSettings, 'shortestPassword'>,
  password: string,
  /** The address or number that the person signs in with. */
  login: string,
): void {
  const weaknesses = listWeaknesses(password, { login, shortest: shortestPassword });
  if (weaknesses.length > 0) throw new WeakPasswordError(weaknesses, shortestPassword);
}
