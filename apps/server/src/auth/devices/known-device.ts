import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { createFlowSecret, hashFlowSecret } from '../flows/flow-secrets.ts';
import { findDevice, keepDevice } from '../queries/known-devices.ts';
import type { AuthServices } from '../services.ts';

type DeviceServices = Pick<AuthServices, 'database' | 'log' | 'now' | 'settings'>;

const rememberedSeconds = 365 * 24 * 60 * 60;
const mostDevices = 20;

const isSecure = ({ settings }: Pick<DeviceServices, 'settings'>): boolean =>
  settings.address.startsWith('https:');

/** The prefix keeps other hosts of the same domain from planting a mark of their own. */
const nameCookie = (services: Pick<DeviceServices, 'settings'>): string =>
  isSecure(services) ? '__Host-ringfence-device' : 'ringfence-device';

function readMark(services: DeviceServices, context: Context): string | undefined {
  const mark = getCookie(context, nameCookie(services));
  return mark !== undefined && /^[\w-]{43}$/.test(mark) ? mark : undefined;
}

export const isMarked = (services: DeviceServices, context: Context): boolean =>
  readMark(services, context) !== undefined;

/**
 * Marks the browser in which somebody has just signed in. The mark lets nobody in: it only tells the owner
 * of an account from strangers who try passwords on it. So a sign-in does not fail for want of it.
 */
export async function rememberDevice(
  services: DeviceServices,
  context: Context,
  userId: string,
): Promise<void> {
  const mark = readMark(services, context) ?? createFlowSecret();
  try {
    const values = [userId, hashFlowSecret(mark), services.now(), mostDevices];
    await services.database.asAuth((transaction) => transaction.all(keepDevice, values));
  } catch (error) {
    services.log.warn({ error, userId }, 'a device could not be remembered');
    return;
  }
  setCookie(context, nameCookie(services), mark, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure(services),
    maxAge: rememberedSeconds,
  });
}

/** The device that a request comes from, where the owner of the account has signed in on it before. */
export async function findKnownDevice(
  services: DeviceServices,
  context: Context,
  account: string,
): Promise<string | undefined> {
  const mark = readMark(services, context);
  if (mark === undefined) return undefined;
  const since = new Date(services.now().getTime() - rememberedSeconds * 1000);
  const found = await services.database.asAuth((transaction) =>
    transaction.first(findDevice, [hashFlowSecret(mark), account, since]),
  );
  return found?.is_known === true ? mark : undefined;
}
