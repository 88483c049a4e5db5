/**
 * How many people of a list become targets at once: in the request that starts a campaign, so that a short list is
 * ready at once, and by a worker. A batch is done in half a second: a stop waits for it, and so does an upload.
 */
export const firstPlanBatch = 1_000;
export const planBatch = 5_000;
/** How many people of a stopped campaign are ended at once. */
export const endBatch = 5_000;
/** How many are taken back at once to be judged again. */
export const planAgainBatch = 5_000;
/** Of how many people it is finished at once what was learned beside an upload. */
export const settleBatch = 1_000;
