import { findCarrier } from '@ringfence/carriers/registry';

/** Whether a carrier reaches nobody. One that there is no more is not said to have reached nobody. */
export const isSimulated = (carrier: string | null): boolean =>
  carrier !== null && findCarrier(carrier)?.description.reachesPeople === false;
