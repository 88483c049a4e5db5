import { oc } from '@orpc/contract';
import * as z from 'zod';
import { namedOrganization, nextCursor, pageInput } from './common.ts';

export const audit = z.object({
  id: z.uuid(),
  organization: namedOrganization,
  /** `check`: a short one of campaigns alone, every few minutes, which is kept where it found something. */
  cause: z.enum(['nightly', 'asked', 'command', 'check']),
  /** `cut_off`: whatever was at work on it ended before it had finished. The next one starts over. */
  state: z.enum(['running', 'finished', 'cut_off']),
  startedAt: z.iso.datetime(),
  /** Null: it is under way, or was cut off. */
  finishedAt: z.iso.datetime().nullable(),
  /** Calls that were placed, each judged again from what is known of the time. */
  calls: z.number().int(),
  /** Stored decisions, each proven by its hash and made again from its facts. */
  decisions: z.number().int(),
  violations: z.number().int(),
  chainEntries: z.number().int(),
  chainFaults: z.number().int(),
});

export type Audit = z.infer<typeof audit>;

/**
 * What can be wrong besides a rule that was broken. Of a call: it was placed while calls were stopped or
 * its organization was suspended or deleted, at the same time as another of the same person, or as the
 * second of one attempt, or at another time than the database wrote. Of a decision: it was not an allow, is not of this call, was too old, or its facts
 * were changed or cannot be read. Of the activity record: an entry is changed, missing, out of order, or
 * without its seal; or what an earlier audit saw of it was cut off or rewritten. Of a campaign: somebody is not in it
 * although they should be, is stuck in it, or was called out of turn: too soon, too often, while it was paused, after it
 * ended, or after they had been taken out of it or put on a list that it leaves out.
 */
export const auditFaults = [
  'calls_halted',
  'organization_suspended',
  'organization_deleted',
  'two_at_once',
  'second_call',
  'other_time',
  'not_allowed',
  'other_call',
  'too_old',
  'policy_unreadable',
  'unreadable',
  'changed',
  'missing',
  'out_of_order',
  'unsealed',
  'cut_off',
  'rewritten',
  'target_lost',
  'target_stuck',
  'target_overdue',
  'call_endless',
  'too_soon',
  'too_often',
  'while_paused',
  'after_removal',
  'while_left_out',
  'after_end',
] as const;
export type AuditFault = (typeof auditFaults)[number];

export const auditFinding = z.object({
  position: z.number().int(),
  kind: z.enum(['violation', 'facts', 'chain']),
  /** The reason code of the rule, such as `WINDOW_CLOSED`, or what is wrong: one of `auditFaults`. */
  code: z.string(),
  /** The law that the rule is about; empty where something else is wrong. */
  citation: z.string(),
  callId: z.uuid().nullable(),
  contactId: z.uuid().nullable(),
  decisionId: z.uuid().nullable(),
  entryId: z.uuid().nullable(),
  at: z.iso.datetime().nullable(),
  detail: z.string(),
});

export type AuditFinding = z.infer<typeof auditFinding>;

const tags = ['Audits'];

export const auditsContract = {
  list: oc
    .route({ method: 'GET', path: '/audits', summary: 'The audits, the newest first', tags })
    .input(pageInput)
    .output(z.object({ audits: z.array(audit), nextCursor })),
  show: oc
    .route({
      method: 'GET',
      path: '/audits/{auditId}',
      summary: 'An audit with what it found',
      tags,
    })
    .input(pageInput.extend({ auditId: z.uuid() }))
    .output(z.object({ audit, findings: z.array(auditFinding), nextCursor })),
  start: oc
    .route({
      method: 'POST',
      path: '/audits',
      summary: 'Go over all calls of the organization again, now',
      tags,
      successStatus: 202,
    })
    .output(z.object({})),
};
