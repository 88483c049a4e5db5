/** How long a phone rings before the carrier gives up. Policy asks for at least 15 s. */
export const ringSeconds = 25;
/** A decision older than this is not dialled on. */
export const freshMilliseconds = 10_000;
/**
 * The longest time from the last look to the moment at which the carrier is asked. An order to stop
 * that came in between was not seen.
 */
export const lookMilliseconds = 1_000;
/** Whoever reserved or placed a call and is silent this long has died on it. */
export const silentMilliseconds = 15_000;
/** A carrier that holds a call back this long is asked to drop it. */
export const heldMilliseconds = 10_000;
/** How often calls are looked after. */
export const reconcileMilliseconds = 5_000;
/** How often a worker's clock is compared with the database's while there is nothing to call. */
export const clockMilliseconds = 1_000;
/** How often calls are looked for that may not ring any more. */
export const dropMilliseconds = 500;
/** When the carrier is asked again to drop one that is still there. */
export const dropAgainMilliseconds = 5_000;
/** The longest time from a decision to the moment at which the phone stops ringing. */
export const answerMilliseconds =
  freshMilliseconds + heldMilliseconds + reconcileMilliseconds + ringSeconds * 1000;
/** A call under way of which nothing was heard for this long is looked up at the carrier. */
export const unheardMilliseconds = 60_000;
/** A call that the carrier has not shown after this long is taken as spent. */
export const spentMilliseconds = 10 * 60_000;
/** The same of one that somebody answered, where the carrier cannot be asked: no call of ours lasts longer. */
export const spentTalkMilliseconds = 30 * 60_000;
/** Before a call that was taken back is tried again. */
export const withdrawnMilliseconds = 1_000;
/** The same where the carrier had it, or had no room for it. */
export const backOffMilliseconds = 60_000;

/**
 * How many are judged at once. Loading what is known takes a quarter of the time and grows by the head;
 * writing down why somebody is not called takes the most. A thousand are done in less than a second.
 */
export const forecastBatch = 1_000;
export const claimBatch = 50;
/**
 * How many people of a list become targets at once: in the request that starts a campaign, so that a short list is
 * ready at once, and by a worker. A batch is done in half a second: a stop waits for it, and so does an upload.
 */
export const firstPlanBatch = 1_000;
export const planBatch = 5_000;
/** How many people of a stopped campaign are ended at once, and how often a worker looks for more. */
export const endBatch = 5_000;
export const endMilliseconds = 500;
/** How many are taken back at once to be judged again. */
export const planAgainBatch = 5_000;
/** How often is looked for what was learned beside an upload, and of how many it is finished at once. */
export const settleMilliseconds = 1_000;
export const settleBatch = 1_000;
export const reconcileBatch = 100;
export const dropBatch = 100;
