import type { CarrierDescription } from './port.ts';
import { simulatorDescription } from './simulator/description.ts';

/** Every carrier, one line each. */
export const carriers: readonly CarrierDescription[] = [simulatorDescription];
