import type { FlowStep } from '@ringfence/domain/callflow/flow-step';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addOrganization } from '../testing/add-organization.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { type AnsweredCall, answerCalls } from './testing/answer-calls.ts';
import { type MadeDialer, makeDialer } from './testing/make-dialer.ts';

const { database } = useTestDatabase();
const interrupted: FlowStep['kind'][] = [];
let dialer: MadeDialer;
let call: AnsweredCall;
beforeAll(async () => {
  const made = await makeDialer(database);
  const account = await made.findAccount();
  const carrier = {
    ...account.carrier,
    async interruptCall(_carrierCallId: string, step: FlowStep) {
      interrupted.push(step.kind);
    },
  };
  dialer = { ...made, findAccount: async () => ({ ...account, carrier }) };
});
beforeEach(async () => {
  interrupted.length = 0;
  const [answered] = await answerCalls(dialer, await addOrganization(database), 1);
  if (answered === undefined) throw new Error('nobody was called');
  call = answered;
});

describe('a machine of which the carrier says twice that it answered', () => {
  it('hears the message from its beginning once, however soon it is said again', async () => {
    await Promise.all([call.detectMachine(), call.detectMachine()]);
    expect(interrupted).toEqual(['leave_message']);
    await call.detectMachine();
    expect(interrupted).toEqual(['leave_message']);
  });

  it('hears none where somebody has pressed a key', async () => {
    await call.press('1');
    await call.detectMachine();
    expect(interrupted).toEqual([]);
  });
});
