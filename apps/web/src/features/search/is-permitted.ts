import {
  isAllowedWhileSuspended,
  mayDo,
  type Permission,
} from '@ringfence/domain/access/permissions';
import type { Workplace } from '../access/index.ts';

/** Whether an action is worth offering to somebody who works here; the server asks again. */
export function isPermitted(
  workplace: Pick<Workplace, 'standing' | 'isSuspended'> | null,
  permission: Permission,
): boolean {
  if (workplace === null) {
    return false;
  }
  const { standing, isSuspended } = workplace;
  const isHeld = isSuspended && standing !== 'super_administrator';
  return mayDo(standing, permission) && (!isHeld || isAllowedWhileSuspended(permission));
}
