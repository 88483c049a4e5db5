/** How long a phone rings before the carrier gives up. Policy asks for at least 15 s. */
export const ringSeconds = 25;
/** A decision older than this is not dialled on. */
export const freshMilliseconds = 60_000;
/** Whoever reserved or placed a call and is silent this long has died on it. */
export const silentMilliseconds = 15_000;
/** A carrier that holds a call back this long is asked to drop it. */
export const heldMilliseconds = 10_000;
/** A call under way of which nothing was heard for this long is looked up at the carrier. */
export const unheardMilliseconds = 60_000;
/** A call that the carrier has not shown after this long is taken as spent. */
export const spentMilliseconds = 10 * 60_000;
/** Before a call that was taken back is tried again, and before one that the carrier had no room for. */
export const withdrawnMilliseconds = 1_000;
export const busyCarrierMilliseconds = 5_000;

export const forecastBatch = 200;
export const claimBatch = 50;
export const reconcileBatch = 100;
