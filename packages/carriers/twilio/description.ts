import type { CarrierDescription } from '../port.ts';

export const twilioDescription: CarrierDescription = {
  id: 'twilio',
  title: 'Twilio',
  reachesPeople: true,
  capabilities: {
    // A new account has 1, an approved one up to 30. https://www.twilio.com/docs/voice/api/call-resource
    mostCallsPerSecond: 30,
    detectsMachines: true,
    records: true,
    transfers: true,
    takesIncomingCalls: false,
    events: 'webhooks',
    isOfOneProcess: false,
  },
};
