import type { CarrierDescription } from '../port.ts';

export const simulatorDescription: CarrierDescription = {
  id: 'simulator',
  title: 'Simulator',
  reachesPeople: false,
};
