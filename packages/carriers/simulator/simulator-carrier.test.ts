import { describeCarrier } from '../contract-suite.ts';
import { createSimulatorCarrier } from './create-simulator-carrier.ts';
import { startSimulatorForTests } from './start-for-tests.ts';

describeCarrier('The simulator', async (speed) => {
  const simulator = await startSimulatorForTests({ speed });
  return {
    carrier: createSimulatorCarrier(simulator.account, { timeoutMilliseconds: 60_000 }),
    countCalls: () => simulator.calls().length,
    from: '+12125550100',
    foreign: '+12125550189',
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
    unknownCallId: `CA${'0'.repeat(32)}`,
    stop: simulator.stop,
  };
});
