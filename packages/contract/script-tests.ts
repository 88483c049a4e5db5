import { oc } from '@orpc/contract';
import { scriptLanguages } from '@ringfence/domain/callflow/script';
import * as z from 'zod';
import { phoneNumber } from './common.ts';
import { callerIdVerification } from './settings.ts';

/** A number that is proven to be the organization's, at which a script can be heard. */
export const testNumber = z.object({
  e164: phoneNumber,
  label: z.string(),
  kind: z.enum(['staffed_line', 'caller_id']),
});

export type TestNumber = z.infer<typeof testNumber>;

const call = callerIdVerification.shape;

/** A call on which somebody of the organization hears a script. */
export const scriptTest = z.object({
  id: z.uuid(),
  scriptId: z.uuid(),
  version: z.int().min(1),
  /** As whom it is heard; null: as somebody invented. */
  contactId: z.uuid().nullable(),
  e164: phoneNumber,
  calledFrom: phoneNumber,
  language: z.enum(scriptLanguages),
  state: call.state,
  /** How the call ended; null while it lasts. `hung_up`: a person answered. */
  outcome: call.outcome,
  carrierSaid: call.carrierSaid,
  requestedAt: call.requestedAt,
  /** Whether somebody has answered, and the script was spoken. */
  isSpoken: z.boolean(),
  /** To this number within the day, with codes or test calls. */
  callsLeft: call.callsLeft,
});

export type ScriptTest = z.infer<typeof scriptTest>;

const tags = ['Scripts'];

/** All need the X-Organization-Id header. */
export const scriptTestsContract = {
  numbers: oc
    .route({
      method: 'GET',
      path: '/script-test-numbers',
      summary: 'The numbers at which a script can be heard',
      description:
        'Verified staffed lines and caller IDs of the organization, and no other number.',
      tags,
    })
    .output(z.object({ numbers: z.array(testNumber) })),
  start: oc
    .route({
      method: 'POST',
      path: '/scripts/{scriptId}/test-calls',
      summary: 'Hear a script at a number of your own',
      description:
        'Calls the number once and speaks the newest version as it is saved, a draft too. Nothing that is pressed becomes a fact. Hours and number of calls are those of calls with a code.',
      tags,
      successStatus: 201,
    })
    .input(
      z.object({
        scriptId: z.uuid(),
        e164: phoneNumber,
        language: z.enum(scriptLanguages),
        /** As whom it is heard: a contact with an open debt; null: somebody invented. */
        contactId: z.uuid().nullable().default(null),
      }),
    )
    .output(scriptTest),
  show: oc
    .route({
      method: 'GET',
      path: '/script-test-calls/{testId}',
      summary: 'How a test call goes',
      tags,
    })
    .input(z.object({ testId: z.uuid() }))
    .output(scriptTest),
};
