import { oc } from '@orpc/contract';
import { isKnownZone } from '@ringfence/domain/zones/find-offset';
import * as z from 'zod';
import { outcome } from './calls.ts';
import { cost, enteredDay, money, namedOrganization, nextCursor, pageInput } from './common.ts';
import { reason } from './decisions.ts';

const count = z.number().int();

/** The longest period that is summed up: two years. */
const mostDays = 731;
const dayLength = 86_400_000;

const daysInput = z.object({
  /** The first and the last day, in the organization's zone. */
  from: enteredDay,
  to: enteredDay,
  /** The zone (IANA) of the days of an organization that has chosen none; UTC where this is left out. */
  zone: z
    .string()
    .max(100)
    .refine(isKnownZone, 'Choose a zone such as America/Chicago.')
    .optional(),
});

interface Days {
  from: string;
  to: string;
}
const isInOrder = ({ from, to }: Days) => from <= to;
const isShort = ({ from, to }: Days) => Date.parse(to) - Date.parse(from) < mostDays * dayLength;
const inOrder = { path: ['to'], error: 'The last day comes before the first.' };
const short = { path: ['from'], error: 'Choose at most two years.' };

/** How many calls stand where: by how they ended, as corrected, or under way. */
export const callCounts = z.record(z.enum(['under_way', ...outcome.options]), count);

/** `calls`: placed, ended or not. `answered`: a person was on the line. */
export const callFigures = z.object({
  calls: count,
  ended: count,
  answered: count,
  rightPersons: count,
});

export type CallFigures = z.infer<typeof callFigures>;

export const heldBackVerdict = z.enum(['defer', 'block']);

/** Something that goes on only when a person does something about it. */
export const need = z.object({
  kind: z.enum([
    'campaign_paused',
    'campaign_waits',
    'upload_waits',
    'licence_expired',
    'licence_expires',
    'caller_id_unverified',
    'audit_found',
  ]),
  organization: namedOrganization,
  /** Of the campaign, upload, licence, caller ID or audit. */
  id: z.uuid(),
  /** What people call it: a campaign's name, a file's, a state, a number; empty for an audit. */
  name: z.string(),
  /**
   * Of a paused campaign what it paused for, such as `carrier`, or null where a person paused it; of one that waits the state of
   * its account, or `no_account`; of an upload its state.
   */
  because: z.string().nullable(),
  /** Why a campaign paused by itself, in the carrier's words. */
  said: z.string().nullable(),
  /** The day on which a licence expires. */
  on: z.iso.date().nullable(),
  /** How many problems an audit found. */
  found: count.nullable(),
});

export type Need = z.infer<typeof need>;

export const dashboard = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** Of the days; null across organizations, each of which has its own. */
  zone: z.string().nullable(),
  /** What it is compared with. `until`: where the period is not over, so far as that was at the same time of day. */
  before: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    until: z.iso.datetime().nullable(),
  }),
  calls: z.object({
    figures: callFigures,
    before: callFigures,
    outcomes: callCounts,
    /** Of those who answered, whom the carrier took for a machine. */
    takenForMachine: count,
    /** What the ended calls cost, by currency, the largest first; empty where no rate is known. */
    costs: z.array(cost),
  }),
  /** By weekday (0 is Sunday) and hour of the clock on the wall; those without a call are left out. */
  hours: z.array(
    z.object({ weekday: count, hour: count, calls: count, ended: count, answered: count }),
  ),
  days: z.array(callFigures.extend({ day: z.iso.date() })),
  /** Decisions that did not allow a call. A decision counts for each rule that did not allow it. */
  heldBack: z.object({
    deferred: count,
    blocked: count,
    before: z.object({ deferred: count, blocked: count }),
    rules: z.array(z.object({ verdict: heldBackVerdict, code: z.string(), decisions: count })),
  }),
  /** People, at this moment; `unknown` ones are judged shortly. */
  callable: z.object({ now: count, later: count, never: count }),
  /** People with at most one attempt left before a limit; of very many, at least so many. */
  nearLimit: z.object({ people: count, isCapped: z.boolean() }),
  needs: z.array(need),
  /** Across organizations: each of them, most calls first. */
  organizations: z
    .array(
      z.object({
        organization: namedOrganization,
        figures: callFigures,
        before: callFigures,
        callableNow: count,
      }),
    )
    .nullable(),
});

export type Dashboard = z.infer<typeof dashboard>;

/** A decision that did not allow a call. */
export const heldBackDecision = z.object({
  id: z.uuid(),
  organization: namedOrganization,
  contact: z.object({ id: z.uuid(), fullName: z.string() }),
  campaign: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  decidedAt: z.iso.datetime(),
  verdict: heldBackVerdict,
  until: z.iso.datetime().nullable(),
  /** The rules that did not allow the call. */
  reasons: z.array(reason),
});

export type HeldBackDecision = z.infer<typeof heldBackDecision>;

export const nearLimitPerson = z.object({
  organization: namedOrganization,
  contact: z.object({ id: z.uuid(), fullName: z.string() }),
  /** From then on there is more than one attempt left. */
  until: z.iso.datetime(),
  lastCalledAt: z.iso.datetime().nullable(),
});

export type NearLimitPerson = z.infer<typeof nearLimitPerson>;

/** How many there are, and how much they come to in each currency, the largest number of them first. */
export const moneyFigure = z.object({ count, sums: z.array(money) });
export type MoneyFigure = z.infer<typeof moneyFigure>;

export const moneyFigures = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** The organization's day; null across organizations on different days. */
  today: z.iso.date().nullable(),
  /** Whatever the period. `overdue` wait out their days of grace; `dueSoon` are due in the seven days after today. */
  open: z.object({
    all: moneyFigure,
    overdue: moneyFigure,
    dueToday: moneyFigure,
    dueSoon: moneyFigure,
  }),
  /** Promises that were settled in the period. */
  kept: moneyFigure,
  broken: moneyFigure,
  /** Payments of the days of the period that were not taken back. */
  received: moneyFigure,
});

export type MoneyFigures = z.infer<typeof moneyFigures>;

export const dashboardContract = {
  show: oc
    .route({
      method: 'GET',
      path: '/dashboard',
      summary: 'The figures of a period, compared with the one before',
      description:
        'Calls count by when they were reserved. Every figure is that of the rows behind it, corrections included.',
      tags: ['Dashboard'],
    })
    .input(daysInput.refine(isInOrder, inOrder).refine(isShort, short))
    .output(dashboard),
  showMoney: oc
    .route({
      method: 'GET',
      path: '/dashboard/money',
      summary: 'What was promised, kept, broken and received in a period',
      tags: ['Dashboard'],
    })
    .input(daysInput.refine(isInOrder, inOrder).refine(isShort, short))
    .output(moneyFigures),
  listHeldBack: oc
    .route({
      method: 'GET',
      path: '/dashboard/held-back',
      summary: 'The decisions of a period that did not allow a call, newest first',
      tags: ['Dashboard'],
    })
    .input(
      z
        .object({
          ...pageInput.shape,
          ...daysInput.shape,
          /** Of decisions that ended so, or, with a rule, of the rule's own word. */
          verdict: heldBackVerdict.optional(),
          rule: z
            .string()
            .regex(/^[A-Z][A-Z0-9_]{0,60}$/)
            .optional(),
        })
        .refine(isInOrder, inOrder)
        .refine(isShort, short),
    )
    .output(z.object({ decisions: z.array(heldBackDecision), nextCursor })),
  listNearLimit: oc
    .route({
      method: 'GET',
      path: '/dashboard/near-limit',
      summary:
        'People with at most one attempt left before a limit, first those who are so the longest',
      tags: ['Dashboard'],
    })
    .input(pageInput)
    .output(z.object({ people: z.array(nearLimitPerson), nextCursor })),
};
