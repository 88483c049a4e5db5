import type { CarrierDescription } from '../port.ts';

export const twilioDescription: CarrierDescription = {
  id: 'twilio',
  title: 'Twilio',
  reachesPeople: true,
};
