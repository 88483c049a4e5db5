import { describeCarrier } from '../contract-suite.ts';
import { createLoopbackCarrier } from './create-loopback-carrier.ts';
import type { Arrival } from './options.ts';

describeCarrier('Loopback', async (speed) => {
  const arrivals: Arrival[] = [];
  return {
    carrier: createLoopbackCarrier({ speed, onArrival: (arrival) => arrivals.push(arrival) }),
    countCalls: () => arrivals.length,
    from: '+12125550100',
    foreign: null,
    numbers: {
      neverAnswers: '+12125550190',
      busy: '+12125550191',
      machine: '+12125550192',
      fax: '+12125550171',
      takenForMachine: '+12125550173',
      wantsSomeone: '+12125550181',
      staffed: '+12125550150',
      silentPerson: '+12125550193',
      pressesOne: '+12125550194',
      pressesNine: '+12125550195',
      notInService: '+12125550196',
      losesCallbacks: '+12125550197',
      repeatsCallbacks: '+12125550198',
      losesAnswer: '+12125550199',
      invalid: '+1212',
    },
    unknownCallId: '00000000-0000-4000-8000-000000000000',
    stop: async () => {},
  };
});
