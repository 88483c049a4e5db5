import { oc } from '@orpc/contract';
import { callFactKinds } from '@ringfence/domain/callflow/fact-kinds';
import { dayParts, scriptLanguages, verifyQuestions } from '@ringfence/domain/callflow/script';
import { callOrigins, campaignOrigins } from '@ringfence/domain/calls/call-kinds';
import { answerers } from '@ringfence/domain/calls/carrier-event';
import { correctableOutcomes, outcomeBonds } from '@ringfence/domain/calls/correct-outcome';
import { callStates, happenings, outcomes, statesUnderWay } from '@ringfence/domain/calls/words';
import { callModes, directions, purposes } from '@ringfence/domain/compliance/words';
import { factGroups } from '@ringfence/domain/evidence/group-facts';
import * as z from 'zod';
import {
  cost,
  maskedPhone,
  money,
  namedOrganization,
  nextCursor,
  pageInput,
  plainText,
} from './common.ts';
import { confirmed, confirmsCallable } from './contact-editing.ts';
import { decision } from './decisions.ts';

export const callState = z.enum(callStates);
export const outcome = z.enum(outcomes);
export const correctableOutcome = z.enum(correctableOutcomes);
export const answeredBy = z.enum(answerers);

/** As it stands in an address, or in a body. */
const flag = z.union([z.boolean(), z.stringbool()]);

/**
 * Which calls: every condition that is named holds. Days, hours and weekdays are those of the organization's time
 * zone; across organizations, of UTC.
 */
export const callFilter = z.strictObject({
  /** The first day, and the last. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  outcomes: z.array(outcome).max(outcomes.length).optional(),
  /** What gave rise to it: a list that a campaign calls, a promise that somebody is reminded of, or a callback. */
  origin: z.enum(campaignOrigins).optional(),
  campaignId: z.uuid().optional(),
  listId: z.uuid().optional(),
  contactId: z.uuid().optional(),
  callerId: plainText(20).optional(),
  accountId: z.uuid().optional(),
  answeredBy: answeredBy.optional(),
  /** How long somebody was on the line at least. */
  minimumSeconds: z.coerce.number().int().min(0).max(86_400).optional(),
  /** How long at most, of calls that somebody or something answered. */
  maximumSeconds: z.coerce.number().int().min(0).max(86_400).optional(),
  /** Only calls that have not ended; where outcomes are named too, those with one of them or none yet. */
  underWay: flag.optional(),
  /** The same, and of these only those that have come this far. */
  state: z.enum(statesUnderWay).optional(),
  /** Only calls that were placed, ended or not: none that was taken back before a phone rang. */
  placed: flag.optional(),
  /** Sent to the carrier after this moment, and until this one. */
  placedAfter: z.iso.datetime().optional(),
  placedUntil: z.iso.datetime().optional(),
  /**
   * `nobody_free`: somebody asked for a person and nobody was free. `abandoned`: a person answered and nobody spoke to
   * them. They are the calls that the breaker and the limit of that name count.
   */
  happened: z.enum(happenings).optional(),
  hour: z.coerce.number().int().min(0).max(23).optional(),
  /** 0 is Sunday. */
  weekday: z.coerce.number().int().min(0).max(6).optional(),
  /** A part of the person's name, their reference, a number or its last four digits. */
  search: plainText(100).optional(),
});
export type CallFilter = z.infer<typeof callFilter>;

export const callOrder = z.enum(['newest', 'oldest']);
export type CallOrder = z.infer<typeof callOrder>;

/** What the table of calls, and a file of them, can show. */
export const callColumn = z.enum([
  'time',
  'person',
  'phone',
  'list',
  'campaign',
  'outcome',
  'talk',
  'attempt',
  'carrier',
  'caller_id',
  'answered_by',
  'cost',
]);
export type CallColumn = z.infer<typeof callColumn>;

const named = z.object({ id: z.uuid(), name: z.string() });

export const call = z.object({
  id: z.uuid(),
  organization: namedOrganization,
  contact: z.object({
    id: z.uuid(),
    fullName: z.string(),
    /** Where the person's clock is taken from; null where that is not known. */
    zone: z.string().nullable(),
  }),
  /** Null where no campaign made the call. */
  campaign: named.nullable(),
  /** The one that the campaign calls. */
  list: named.nullable(),
  direction: z.enum(directions),
  mode: z.enum(callModes),
  purpose: z.enum(purposes),
  origin: z.enum(callOrigins),
  phone: maskedPhone,
  state: callState,
  /** How it ended, as it was last corrected. */
  outcome: outcome.nullable(),
  /** What it was before any correction; null where it was never corrected. */
  outcomeBefore: outcome.nullable(),
  attempt: z.number().int(),
  /** How many there are at most in the campaign. */
  mostAttempts: z.number().int().nullable(),
  callerId: z.string(),
  carrier: z.string(),
  /** The carrier account; null where it is not the organization's to see. */
  account: named.nullable(),
  /** Whether it went through a carrier that reaches nobody. */
  isSimulated: z.boolean(),
  answeredBy: answeredBy.nullable(),
  reservedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  talkSeconds: z.number().int().nullable(),
  /** By the rates of when it ended; null before, and where its account had no rate for the country. */
  cost: cost.nullable(),
});

export type Call = z.infer<typeof call>;

/** One thing that happened to a call, in the order in which it was learned. */
export const callEvent = z.object({
  receivedAt: z.iso.datetime(),
  /**
   * `reserved`, `placed`, a word of the carrier such as `ringing`, `pressed` or `no_key`, `message_begun` or
   * `message_left` on a machine, or how being connected ended: `connected`, `connect_busy`, `connect_no_answer`,
   * `connect_failed`.
   */
  kind: z.string(),
  /** The keys, of `pressed`; masked where they answered a check. */
  key: z.string().nullable(),
  occurredAt: z.iso.datetime().nullable(),
});

export const callCorrection = z.object({
  id: z.uuid(),
  outcomeBefore: outcome,
  outcome: correctableOutcome,
  reason: z.string(),
  evidence: z.string(),
  isLoosening: z.boolean(),
  correctedAt: z.iso.datetime(),
  /** Null where the account of the person who did it is gone. */
  correctedBy: z.object({ id: z.uuid(), fullName: z.string() }).nullable(),
});

/** Something that was said on the call, word for word, or that the person pressed. */
export const callLine = z.object({
  speaker: z.enum(['recording', 'person']),
  /** What was said; of the person, the key that they pressed, or null where they pressed none. */
  text: z.string().nullable(),
  language: z.string().nullable(),
});

/** Something that was learned on the call: identity, a request, a promise. */
export const learnedFact = z.object({
  kind: z.enum(callFactKinds),
  learnedAt: z.iso.datetime(),
  /** Of `right_party`: what the person knew. */
  by: z.array(z.enum(verifyQuestions)).optional(),
  /** Of `promise`. */
  instalments: z.array(z.object({ amount: money, dueOn: z.iso.date() })).optional(),
  /** Of `another_time`: when calls suit. */
  suits: z.enum(dayParts).optional(),
  /** Of `language`. */
  language: z.enum(scriptLanguages).optional(),
  /** Of `transferred`: how long they spoke with somebody, and at which staffed line, where that is known. */
  connectedSeconds: z.number().int().optional(),
  line: z.object({ id: z.uuid(), name: z.string() }).optional(),
  /** Of `call_consent`: the words that asked for it. */
  words: z.string().optional(),
});
export type LearnedFact = z.infer<typeof learnedFact>;

const factValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable();

/** Facts of one kind. Numbers are masked, and nothing of other people is among them. */
export const factGroup = z.object({
  group: z.enum(factGroups),
  rows: z.array(
    z.object({
      field: z.string(),
      /** Of several of a kind, which one. */
      nth: z.number().int().nullable(),
      /** One where the fact is plain, under the name of the fact itself. */
      parts: z.array(z.object({ field: z.string(), value: factValue })),
    }),
  ),
});
export type ShownFactGroup = z.infer<typeof factGroup>;

export const callDetail = call.extend({
  carrierCallId: z.string().nullable(),
  /** The one that it led with first. */
  debts: z.array(z.object({ id: z.uuid(), creditor: z.string().nullable(), balance: money })),
  /** Whether it counts towards the limits of the law. */
  countsAsAttempt: z.boolean(),
  decision,
  /** The codes of rules that allowed the call because they had nothing to say of it. */
  notApplying: z.array(z.string()),
  events: z.array(callEvent),
  /** What was said, as it was stored with the call, and pressed, in order; empty where nobody answered. */
  said: z.array(callLine),
  /** What was learned on it, in order. */
  learned: z.array(learnedFact),
  /** False where something was said and its words were not stored, as of calls from before they were. */
  areWordsKept: z.boolean(),
  /** What was known when it was decided, by what it is about; null across organizations. */
  facts: z.array(factGroup).nullable(),
  /** The first first. */
  corrections: z.array(callCorrection),
  /** Since when somebody else with the same number does not want it called; null where nobody does not. */
  stoppedByOtherAt: z.iso.datetime().nullable(),
});

export type CallDetail = z.infer<typeof callDetail>;

/** Filters, order and columns under a name; columns that there are no more are passed over. */
export const savedCallView = z.object({
  id: z.uuid(),
  name: z.string(),
  isShared: z.boolean(),
  isMine: z.boolean(),
  content: z.object({
    filter: callFilter.catch({}),
    order: callOrder.catch('newest'),
    columns: z.array(z.string()),
  }),
});
export type SavedCallView = z.infer<typeof savedCallView>;

const tags = ['Calls'];

export const callsContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/calls',
      summary: 'The calls that match, newest first or oldest first',
      description:
        'So that no answer takes long, a page looks at a limited number of calls: it may hold fewer than the limit, or none, while `nextCursor` is not null. `lookedBackTo` then says how far it came.',
      tags,
    })
    .input(callFilter.extend(pageInput.shape).extend({ order: callOrder.default('newest') }))
    .output(
      z.object({
        calls: z.array(call),
        nextCursor,
        /** Where looking stopped before the page was full. */
        lookedBackTo: z.iso.datetime().nullable(),
        /** A search found more people than are looked at: only calls to the first of them are listed. */
        isSearchCut: z.boolean(),
      }),
    ),
  count: oc
    .route({
      method: 'GET',
      path: '/calls/count',
      summary: 'How many calls match; of very many only about',
      tags,
    })
    .input(callFilter)
    .output(z.object({ count: z.number().int(), isExact: z.boolean() })),
  choices: oc
    .route({
      method: 'GET',
      path: '/calls/choices',
      summary: 'What calls can be filtered by: campaigns, lists, caller IDs and carrier accounts',
      tags,
    })
    .output(
      z.object({
        campaigns: z.array(named),
        lists: z.array(named),
        callerIds: z.array(z.string()),
        accounts: z.array(named),
      }),
    ),
  show: oc
    .route({
      method: 'GET',
      path: '/calls/{callId}',
      summary: 'One call, what happened on it and why it was allowed',
      tags,
    })
    .input(z.object({ callId: z.uuid() }))
    .output(callDetail),
  correct: oc
    .route({
      method: 'POST',
      path: '/calls/{callId}/corrections',
      summary: 'Say how a call really ended',
      description: `A further entry, and everything that follows from how the call ended follows it. Where a limit would bind less by it, such as a stop that was none, it takes an admin and evidence. ${confirmed}`,
      tags,
      successStatus: 201,
    })
    .input(
      z.object({
        callId: z.uuid(),
        outcome: correctableOutcome,
        reason: plainText(500).min(1, 'Say why it is corrected.'),
        evidence: plainText(500).default(''),
        confirmsCallable,
      }),
    )
    .output(z.object({ correctionId: z.uuid(), loosened: z.array(z.enum(outcomeBonds)) })),
  download: oc
    .route({
      method: 'POST',
      path: '/calls/download',
      summary: 'An address, good once, of the calls that match as a CSV file',
      description: 'Numbers are masked in it. Who fetched it is recorded.',
      tags,
    })
    .input(
      z.strictObject({
        filter: callFilter,
        order: callOrder.default('newest'),
        columns: z.array(callColumn).min(1).max(callColumn.options.length).optional(),
      }),
    )
    .output(z.object({ address: z.string() })),
  listViews: oc
    .route({ method: 'GET', path: '/call-views', summary: 'Saved views of calls', tags })
    .output(z.object({ views: z.array(savedCallView) })),
  saveView: oc
    .route({
      method: 'POST',
      path: '/call-views',
      summary: 'Keep filters, columns and order under a name; the same name again replaces it',
      tags,
      successStatus: 201,
    })
    .input(
      z.object({
        name: plainText(100).min(1, 'Give the view a name.'),
        isShared: z.boolean().default(false),
        content: savedCallView.shape.content.extend({ filter: callFilter, order: callOrder }),
      }),
    )
    .output(savedCallView),
  deleteView: oc
    .route({
      method: 'DELETE',
      path: '/call-views/{viewId}',
      summary: 'Delete a saved view of calls',
      tags,
    })
    .input(z.object({ viewId: z.uuid() }))
    .output(z.object({ viewId: z.uuid() })),
};
