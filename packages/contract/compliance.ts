import { oc } from '@orpc/contract';
import {
  firstPolicy,
  mostAbandonmentPercent,
  scriptApprovals,
} from '@ringfence/domain/compliance/policy';
import {
  collectorRoles,
  directions,
  lineTypes,
  packIds,
  pastOutcomes,
  phonePlaces,
  uncountedReasons,
} from '@ringfence/domain/compliance/words';
import { mostCallsPerFreePlace } from '@ringfence/domain/pacing/calls-per-place';
import { promiseBindings } from '@ringfence/domain/promises/promise-words';
import * as z from 'zod';
import { maskedPhone, plainText, readVersion } from './common.ts';
import { candidateZone, reason, verdictKind } from './decisions.ts';

/** Minutes since midnight: from the first until before the second. */
const hours = z
  .object({ from: z.number().int().min(0).max(1439), to: z.number().int().min(1).max(1440) })
  .refine(({ from, to }) => from < to, {
    message: 'The end must be later than the beginning.',
    path: ['to'],
  });

/** From Monday to Sunday; null for a day: not on that day. */
export const weekHours = z
  .array(hours.nullable())
  .length(7)
  .refine((week) => week.some((day) => day !== null), 'Leave at least one day for calls.');

/** How an organization wants the law kept. It adds to its pack and never loosens it. */
export const organizationPolicy = z.object({
  pack: z.enum(packIds),
  strict168h: z.boolean(),
  numberGapMinutes: z
    .number()
    .int()
    .min(0)
    .max(7 * 24 * 60),
  /** From Monday to Sunday; null for a day: not on that day. Null: the hours of the pack. */
  hours: weekHours.nullable(),
  attemptsPerDay: z.number().int().min(1).max(7).nullable(),
  attemptsPerWeek: z.number().int().min(1).max(7).nullable(),
  abandonmentPercent: z.number().min(0).max(mostAbandonmentPercent),
  licenceRequired: z.boolean(),
  telemarketingHours: z.boolean(),
  frequencyBindsCreditors: z.boolean(),
  collectorRole: z.enum(collectorRoles),
  /** By the name of the creditor, where it is another; versions before it know of none. */
  creditorRoles: z
    .record(z.string().trim().min(1).max(200), z.enum(collectorRoles))
    .refine((roles) => Object.keys(roles).length <= 1_000, 'At most 1,000 creditors.')
    .default({}),
  holdsServiceMembers: z.boolean().default(false),
  /** By the state or city that asks for it, such as `us-ny`. */
  timeBarredDisclosures: z.record(z.string().max(20), plainText(1_000)).default({}),
  /** As they are said on calls in Spanish; versions before it know of none. */
  timeBarredDisclosuresInSpanish: z.record(z.string().max(20), plainText(1_000)).default({}),
  announcesRecording: z.boolean(),
  /** How long after its day a promise to pay still waits; versions before it know of none of these. */
  promiseGraceDays: z.number().int().min(0).max(30).default(firstPolicy.promiseGraceDays),
  promiseBinds: z.enum(promiseBindings).default(firstPolicy.promiseBinds),
  /** What may be promised at all, on a call, by hand or by a program. */
  promiseTerms: z
    .object({
      leastPercent: z.number().int().min(1).max(100),
      latestDays: z.number().int().min(1).max(730),
      mostInstalments: z.number().int().min(1).max(36),
    })
    .default(firstPolicy.promiseTerms),
  /** Calls at once for each free place at the staffed lines, where a script connects to them. */
  callsPerFreePlace: z
    .number()
    .int()
    .min(1)
    .max(mostCallsPerFreePlace)
    .default(firstPolicy.callsPerFreePlace),
  /** The list for people who broke a promise; null: none. */
  brokenPromiseList: z.uuid().nullable().default(null),
  /** Versions before it record nothing. */
  recordsCalls: z.boolean().default(false),
  scriptApproval: z.enum(scriptApprovals).default('anyone'),
  looksUpLines: z.boolean().default(false),
});

export type PolicyContent = z.infer<typeof organizationPolicy>;

export const policyVersion = z.object({
  /** 0: nothing was decided yet, and the first policy holds. */
  version: z.number().int(),
  policy: organizationPolicy,
  createdAt: z.iso.datetime().nullable(),
  createdBy: z.object({ id: z.uuid(), fullName: z.string() }).nullable(),
});

export type PolicyVersion = z.infer<typeof policyVersion>;

/** How many people could be called: now, later today, on a later day, or not at all. */
export const callableCounts = z.object({
  now: z.number().int(),
  laterToday: z.number().int(),
  later: z.number().int(),
  never: z.number().int(),
});

export type CallableCounts = z.infer<typeof callableCounts>;

export const policyPreview = z.object({
  /** People with an open debt. */
  contacts: z.number().int(),
  /** Of these, how many were judged; where fewer, the counts are those of a sample. */
  judged: z.number().int(),
  before: callableCounts,
  after: callableCounts,
  /** What keeps people from being called now, under the old policy and the new one. */
  reasons: z.array(
    z.object({ code: z.string(), before: z.number().int(), after: z.number().int() }),
  ),
});

export type PolicyPreview = z.infer<typeof policyPreview>;

export const creditors = z.object({
  creditors: z.array(z.object({ name: z.string(), debts: z.number().int() })),
  /** Whether there are more than are listed. */
  isCut: z.boolean(),
});

export type Creditors = z.infer<typeof creditors>;

/** What the engine says of one number of a person for one debt. */
export const phoneVerdict = z.object({
  phoneId: z.uuid(),
  masked: maskedPhone,
  lineType: z.enum(lineTypes),
  place: z.enum(phonePlaces).nullable(),
  verdict: verdictKind,
  /** The next minute at which every rule allows it. */
  until: z.iso.datetime().nullable(),
  liftedBy: z.string().nullable(),
  /** The rules that speak against it, and notes on what permits it. */
  reasons: z.array(reason),
});

export const debtLedger = z.object({
  debtId: z.uuid(),
  creditor: z.string().nullable(),
  state: z.string(),
  group: z.string().nullable(),
  /** Attempts that count in the seven days that end with the day asked about. */
  attempts: z.number().int(),
  /** How many there may be; null: no cap on them binds. */
  attemptLimit: z.number().int().nullable(),
  lastConversationAt: z.iso.datetime().nullable(),
  phones: z.array(phoneVerdict),
});

export type DebtLedger = z.infer<typeof debtLedger>;

export const ledgerCall = z.object({
  at: z.iso.datetime(),
  masked: maskedPhone,
  direction: z.enum(directions),
  outcome: z.enum(pastOutcomes),
  debtIds: z.array(z.uuid()),
  /** Null where it was not made by Ringfence. */
  callId: z.uuid().nullable(),
  /** Whether the law counts it as an attempt, in whichever days. */
  counts: z.boolean(),
  /** Why not; null where it counts. */
  uncountedBecause: z.enum(uncountedReasons).nullable(),
});

export const contactLedger = z.object({
  contactId: z.uuid(),
  at: z.iso.datetime(),
  policyVersion: z.number().int(),
  tzdataVersion: z.string(),
  zones: z.array(candidateZone),
  /** The packs that bind, and the states and cities whose rules come on top. */
  packs: z.array(z.enum(packIds)),
  jurisdictions: z.array(z.string()),
  debts: z.array(debtLedger),
  /** The latest first, two hundred at most. */
  calls: z.array(ledgerCall),
});

export type ContactLedger = z.infer<typeof contactLedger>;

const tags = ['Compliance'];

/** All need the X-Organization-Id header. */
export const complianceContract = {
  showPolicy: oc
    .route({ method: 'GET', path: '/policy', summary: 'The policy in force', tags })
    .output(policyVersion),
  listPolicies: oc
    .route({
      method: 'GET',
      path: '/policy/versions',
      summary: 'Every version of the policy, the newest first',
      tags,
    })
    .output(z.object({ versions: z.array(policyVersion) })),
  previewPolicy: oc
    .route({
      method: 'POST',
      path: '/policy/preview',
      summary: 'What a policy would do to who can be called today',
      description: 'Nothing is saved.',
      tags,
    })
    .input(z.object({ policy: organizationPolicy }))
    .output(policyPreview),
  changePolicy: oc
    .route({
      method: 'PUT',
      path: '/policy',
      summary: 'Put a new version of the policy into force',
      description: 'Everything not yet placed is decided on again.',
      tags,
    })
    .input(
      z.object({
        policy: organizationPolicy,
        /** The version that was changed; another one in force is a conflict. */
        basedOn: readVersion,
      }),
    )
    .output(policyVersion),
  listCreditors: oc
    .route({
      method: 'GET',
      path: '/policy/creditors',
      summary: 'For whom the debts are collected, those with most debts first',
      description:
        'By these names a policy says in which role the debts of a creditor are collected.',
      tags,
    })
    .output(creditors),
  showContact: oc
    .route({
      method: 'GET',
      path: '/contacts/{contactId}/compliance',
      summary:
        'What the engine says of a person: attempts used, what blocks, the next lawful minute',
      tags,
    })
    .input(z.object({ contactId: z.uuid(), at: z.iso.datetime({ offset: true }).optional() }))
    .output(contactLedger),
};
