import { firstCallsPerFreePlace } from '../pacing/calls-per-place.ts';
import {
  firstPromiseTerms,
  type PromiseBinding,
  type PromiseTerms,
} from '../promises/promise-words.ts';
import type { CollectorRole, PackId } from './words.ts';

/** Minutes since midnight, by the clock on the wall: from the first until before the second. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

/** From Monday to Sunday; null: not on that day. */
export type WeekHours = readonly (Hours | null)[];

/**
 * How an organization wants the law kept. A pack says what the law asks; everything else here only
 * adds to it: hours are cut with the pack's, caps stand beside the pack's, switches turn rules on.
 * Nothing in it can loosen a pack.
 */
export interface Policy {
  readonly pack: PackId;
  /** A call counts for 7 × 24 hours instead of seven calendar days. */
  readonly strict168h: boolean;
  /** Between two calls to one number, for any person. */
  readonly numberGapMinutes: number;
  /** The organization's own hours, in the time of the person; null: those of the pack. */
  readonly hours: WeekHours | null;
  /** Attempts a person and debt, on all numbers; null: those of the pack. */
  readonly attemptsPerDay: number | null;
  readonly attemptsPerWeek: number | null;
  /** Of the calls that people answered in 30 days, how many in a hundred may find nobody speaking. */
  readonly abandonmentPercent: number;
  /** Call only where a licence is recorded. */
  readonly licenceRequired: boolean;
  /** Keep the hours of states that bind telemarketing alone. */
  readonly telemarketingHours: boolean;
  /** Keep the frequency of Regulation F in the creditor's own name too. */
  readonly frequencyBindsCreditors: boolean;
  /** Keep the pack of the place where a person lives besides the chosen one. */
  readonly addsPackOfPlace: boolean;
  /** Call nobody who is known to serve in the military. */
  readonly holdsServiceMembers: boolean;
  /**
   * What is said of a debt that can no longer be sued for, by the state or city that asks for it, as counsel
   * confirmed it. Without its text nobody is called there about such a debt.
   */
  readonly timeBarredDisclosures: Readonly<Record<string, string>>;
}

/** What an organization decides about its calls as a whole. */
export interface OrganizationPolicy extends Omit<Policy, 'addsPackOfPlace'> {
  /** The same disclosures as they are said on calls in Spanish; without one, the text itself is said there too. */
  readonly timeBarredDisclosuresInSpanish: Readonly<Record<string, string>>;
  readonly collectorRole: CollectorRole;
  /** For the creditors, by their names, for whom it is another. */
  readonly creditorRoles: Readonly<Record<string, CollectorRole>>;
  /** Say at the beginning of every call that it may be recorded. */
  readonly announcesRecording: boolean;
  /** How many days after its own a promise to pay still waits for the money. */
  readonly promiseGraceDays: number;
  /** Whether calls wait about the promised debt alone, or all calls to the person. */
  readonly promiseBinds: PromiseBinding;
  readonly promiseTerms: PromiseTerms;
  /** How many calls are made at once for each free place at the staffed lines, where a script connects to them. */
  readonly callsPerFreePlace: number;
  /** The list that people are put on when they break a promise; null: none. */
  readonly brokenPromiseList: string | null;
  /** Record calls that were announced as recorded. */
  readonly recordsCalls: boolean;
  readonly scriptApproval: ScriptApproval;
  /** Ask the carrier of which kind lines are that campaigns may call. It costs money at most carriers. */
  readonly looksUpLines: boolean;
}

/** Who approves what calls say: any admin, or one who did not write it. */
export const scriptApprovals = ['anyone', 'other_person'] as const;
export type ScriptApproval = (typeof scriptApprovals)[number];

/** The most that 64.1200(a)(7) lets a telemarketer abandon; taken over as policy. */
export const mostAbandonmentPercent = 3;

/** A pack with nothing added, as callers outside the application mean it. */
export function makePolicy(policy: Partial<Policy> & Pick<Policy, 'pack'>): Policy {
  return {
    strict168h: false,
    numberGapMinutes: 0,
    hours: null,
    attemptsPerDay: null,
    attemptsPerWeek: null,
    abandonmentPercent: mostAbandonmentPercent,
    licenceRequired: false,
    telemarketingHours: false,
    frequencyBindsCreditors: false,
    addsPackOfPlace: false,
    holdsServiceMembers: false,
    timeBarredDisclosures: {},
    ...policy,
  };
}

/** What holds in an organization that has not decided anything yet. */
export const firstPolicy: OrganizationPolicy = {
  pack: 'us',
  strict168h: false,
  numberGapMinutes: 0,
  hours: null,
  attemptsPerDay: null,
  attemptsPerWeek: null,
  abandonmentPercent: mostAbandonmentPercent,
  licenceRequired: false,
  telemarketingHours: false,
  frequencyBindsCreditors: false,
  holdsServiceMembers: false,
  timeBarredDisclosures: {},
  timeBarredDisclosuresInSpanish: {},
  collectorRole: 'third_party',
  creditorRoles: {},
  announcesRecording: false,
  promiseGraceDays: 2,
  promiseBinds: 'debt',
  promiseTerms: firstPromiseTerms,
  callsPerFreePlace: firstCallsPerFreePlace,
  brokenPromiseList: null,
  recordsCalls: false,
  scriptApproval: 'anyone',
  looksUpLines: false,
};

/** How the engine reads an organization's policy: people who live elsewhere have the law there besides. */
export function readPolicy(policy: OrganizationPolicy): Policy {
  const {
    timeBarredDisclosuresInSpanish: _spanish,
    collectorRole: _role,
    creditorRoles: _roles,
    announcesRecording: _announces,
    promiseGraceDays: _grace,
    promiseBinds: _binds,
    promiseTerms: _terms,
    callsPerFreePlace: _perPlace,
    brokenPromiseList: _list,
    recordsCalls: _records,
    scriptApproval: _approval,
    looksUpLines: _looksUp,
    ...rest
  } = policy;
  return { ...rest, addsPackOfPlace: true };
}
