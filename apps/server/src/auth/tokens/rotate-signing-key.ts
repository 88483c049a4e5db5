import {
  deleteSpentKeys,
  insertSigningKey,
  listSigningKeys,
  lockSigningKeys,
  retireSigningKeys,
} from '../queries/signing-keys.ts';
import {
  createPrivateKey,
  forgetKeys,
  freshMilliseconds,
  type KeyServices,
  slackMilliseconds,
} from './signing-keys.ts';

/** How long others may keep what they have read of our keys. */
export const cachedSeconds = 600;

/**
 * A key that signs at once would be unknown to a client that read the keys a moment before. So it is
 * shown first, and signs once everybody must have read it: this process, the others, and those who
 * keep our list as long as its header allows.
 */
const shownFirstMilliseconds = freshMilliseconds + cachedSeconds * 1000 + freshMilliseconds;

export interface Rotation {
  keyId: string;
  signsFrom: Date;
}

/** Makes a new key. Nobody is signed out: tokens of the one before it are good until they expire. */
export async function rotateSigningKey(services: KeyServices): Promise<Rotation> {
  if (services.settings.signingKey !== undefined) {
    throw new Error('The signing key is given by a setting. Change it there.');
  }
  const jwk = JSON.stringify(await createPrivateKey());
  const now = services.now();
  const rotation = await services.database.asAuth(async (transaction) => {
    await transaction.all(lockSigningKeys);
    await transaction.all(deleteSpentKeys, [now]);
    const keys = await transaction.all(listSigningKeys, [now]);
    const [newest] = keys;
    // One at a time: a key that waits for its turn has been seen by nobody for long enough.
    if (newest?.signs_from != null && newest.signs_from > now) {
      return { kid: newest.kid, signs_from: newest.signs_from };
    }
    const hasSigned = newest?.signs_from != null;
    const signsFrom = hasSigned ? new Date(now.getTime() + shownFirstMilliseconds) : now;
    const made = await transaction.first(insertSigningKey, [jwk, now, signsFrom]);
    if (made === undefined) throw new Error('a signing key was not written');
    const lastExpiry = signsFrom.getTime() + services.settings.accessTokenSeconds * 1000;
    await transaction.all(retireSigningKeys, [made.kid, new Date(lastExpiry + slackMilliseconds)]);
    return { kid: made.kid, signs_from: signsFrom };
  });
  forgetKeys(services);
  return { keyId: rotation.kid, signsFrom: rotation.signs_from };
}
