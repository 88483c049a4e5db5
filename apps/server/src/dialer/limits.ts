/** How long a phone rings before the carrier hangs up. Policy asks for at least 15 s. */
export const ringSeconds = 25;
/** A decision older than this is not dialled on. */
export const freshMilliseconds = 10_000;
/**
 * The longest time from the last look to the moment at which the carrier is asked. An order to stop
 * that came in between was not seen.
 */
export const lookMilliseconds = 1_000;
/** A worker that reserved or placed a call and is silent this long has died on it. */
export const silentMilliseconds = 15_000;
/** A carrier that holds a call back this long is asked to drop it. */
export const heldMilliseconds = 10_000;
/** How often calls are looked after. */
export const reconcileMilliseconds = 5_000;
/** How often a worker looks for something to do, and compares its clock, while there is nothing to call. */
export const watchMilliseconds = 1_000;
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
/** The same of one that the carrier itself said it failed to take: its list may lag a little behind. */
export const failedMilliseconds = 30_000;
/** The same of one that somebody answered, where the carrier cannot be asked: no script lasts longer. */
export const spentTalkMilliseconds = 30 * 60_000;
/** The same of one that is with a staffed line: carriers end a joined call after four hours. */
export const spentConnectedMilliseconds = 4 * 60 * 60_000;
/** Before a call that was taken back is tried again. */
export const withdrawnMilliseconds = 1_000;
/** The same where the carrier had it, or had no room for it. */
export const backOffMilliseconds = 60_000;

/** A campaign whose hours were changed ends this much later at the soonest: they may leave nobody, and can be changed back. */
export const changeBackMilliseconds = 10 * 60_000;
/** A campaign whose last people were removed ends this much later, so that the removal can be undone. */
export const undoMilliseconds = 2 * 60_000;
/** Before somebody who is held elsewhere, or whose number is busy, is looked at again. */
export const putOffMilliseconds = 5_000;
/**
 * How many are judged at once beside the calls: few enough that the process is never deaf for long, because
 * the same one places calls and hears of them.
 */
export const forecastBatch = 250;
/** How many due people are judged at once, however few of them may be called. */
export const claimBatch = 100;
/** How many turns at campaigns a worker takes side by side. */
export const lanes = 3;
/** Reserved calls that wait for their moment, in seconds of the account's pace. */
export const reserveSeconds = 0.5;
/** What an organization missed of its share of an account, because its calls came late, is made up for within this. */
export const catchUpSeconds = 2;
/** A process that is this far behind with what calls tell and ask places no more of them. */
export const behindMilliseconds = 750;
/** How often an account is asked for the next moments of its pace, while calls wait for them. */
export const leaseMilliseconds = 20;
/** How many calls at most are leased at once. */
export const largestLease = 200;
/** How long to collect what can be asked together of calls that somebody may be waiting on. */
export const askMilliseconds = 15;
/** The same of what a script needs to know, which costs most: nobody notices so short a silence before it speaks. */
export const loadMilliseconds = 40;
/** The same of what is only written down, where a larger batch costs the database less. */
export const collectMilliseconds = 40;
/** How often a worker looks for more people of stopped campaigns. */
export const endMilliseconds = 500;
/** How often is looked for what was learned beside an upload. */
export const settleMilliseconds = 1_000;
export const reconcileBatch = 100;
export const dropBatch = 100;
/** How long a worker listens to a carrier without saying so again, and how often it does. */
export const listenSeconds = 5;
export const listenAgainMilliseconds = 2_000;
/** How often breakers look at what was counted. */
export const breakMilliseconds = 1_000;
