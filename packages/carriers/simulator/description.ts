import type { CarrierDescription } from '../port.ts';

export const simulatorDescription: CarrierDescription = {
  id: 'simulator',
  title: 'Simulator',
  reachesPeople: false,
  capabilities: {
    mostCallsPerSecond: null,
    detectsMachines: true,
    records: true,
    transfers: true,
    takesIncomingCalls: false,
    events: 'webhooks',
    isOfOneProcess: false,
  },
};
