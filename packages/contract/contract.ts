import { accessContract } from './access.ts';
import { activityContract } from './activity.ts';
import { liveContract } from './live.ts';
import { systemContract } from './system.ts';

/** The whole API below `/api/v1`. The server implements it; the web's client is made from it. */
export const contract = {
  system: systemContract,
  access: accessContract,
  activity: activityContract,
  live: liveContract,
};

export type Contract = typeof contract;
