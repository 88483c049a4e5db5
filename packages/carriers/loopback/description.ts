import type { CarrierDescription } from '../port.ts';

export const loopbackDescription: CarrierDescription = {
  id: 'loopback',
  title: 'Loopback',
  reachesPeople: false,
  capabilities: {
    mostCallsPerSecond: null,
    detectsMachines: true,
    records: true,
    transfers: true,
    takesIncomingCalls: false,
    events: 'pushed',
    isOfOneProcess: true,
  },
};
