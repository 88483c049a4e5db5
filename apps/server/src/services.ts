import type { DemoSignIn } from '@ringfence/contract/system';
import type { ScriptLanguage } from '@ringfence/domain/callflow/script';
import type { TestCallRefusal } from '@ringfence/domain/compliance/judge-test-call';
import type { VerificationRefusal } from '@ringfence/domain/compliance/judge-verification';
import type { AuthSettings, PasswordHasher } from './auth/index.ts';
import type { ActivityEffects } from './platform/activity/append-entries.ts';
import type { AccountBook } from './platform/carriers/open-account.ts';
import type { Database } from './platform/database/database.ts';
import type { OrganizationScope } from './platform/http/procedures.ts';
import type { LiveHub } from './platform/live/hub.ts';
import type { Log } from './platform/log/log.ts';
import type { ObjectStore } from './platform/objects/object-store.ts';
import type { SecretBox } from './platform/secrets/secret-box.ts';

/** What a code proves of a number. */
export type ProvenNumber = 'caller_id' | 'staffed_line';

/** A number that somebody wants to have called with a code. */
export interface NumberToVerify {
  scope: OrganizationScope;
  e164: string;
  label: string;
  language: ScriptLanguage;
  accountId: string;
  /** As what the number is proven to be the organization's; unset: as one to call from. */
  proves?: ProvenNumber;
}

/** A script that somebody wants to hear at a number of the organization. */
export interface ScriptToTest {
  scope: OrganizationScope;
  e164: string;
  language: ScriptLanguage;
  accountId: string;
  scriptId: string;
  version: number;
  /** As whom it is heard; null: as somebody invented. */
  contactId: string | null;
}

export type TestCallStart =
  | { kind: 'started'; id: string }
  | { kind: 'refused'; because: TestCallRefusal };

/** The call that was asked for, or why there is none. */
export type VerificationStart =
  | { kind: 'started'; id: string }
  | { kind: 'refused'; because: VerificationRefusal };

/** What the features are given by the composition root; each takes only what it needs. */
export interface Services {
  database: Database;
  /** What is free on the database's disk; null where that cannot be known. */
  readFreeBytes(): Promise<number | null>;
  effects: ActivityEffects;
  /** A message waits to be sent. */
  wakeMessages(): void;
  /** Argon2 at its usual cost unless a test saves it. */
  passwords?: PasswordHasher;
  /** What was decided about anybody in the organization is to be decided again. */
  judgeOrganizationAgain(organizationId: string): void;
  /** All calls of the organization are to be gone over again. */
  askForAudit(asked: { organizationId: string; askedBy: string }): Promise<void>;
  /** A step of an upload is to be done by a worker. */
  askForStep(
    state: 'inspecting' | 'checking' | 'storing' | 'undoing',
    asked: { organizationId: string; importId: string; step: number },
  ): void;
  /** Something of an upload that has ended lies about. */
  askForCleaning(): void;
  /** How many people of a list are taken out of a campaign before it is answered; unset: as many as there is time for. */
  mostTakenOut?: number | undefined;
  /** Something is to be done to many contacts by a worker. */
  askForAction(asked: { actionId: string }): void;
  /** A recording is to be fetched, or deleted. */
  wakeRecordings(): void;
  /** Where recordings are kept. */
  recordings: ObjectStore;
  /** The counts of the people of a large list are to be made again. */
  askForCounting(asked: { organizationId: string; listId: string }): void;
  hub: LiveHub;
  log: Log;
  now(): Date;
  /** The accounts at carriers, opened. */
  accounts: AccountBook;
  /** Calls a number and says a code there, through the same door as every call. */
  verifyNumber(asked: NumberToVerify): Promise<VerificationStart>;
  /** Calls a number of the organization and speaks a script there, through the same door. */
  testScript(asked: ScriptToTest): Promise<TestCallStart>;
  /** Encrypts what must not lie in the database as it is. */
  secrets: SecretBox;
  /** Whether carriers outside of this machine can ask what to say. */
  hasPublicUrl: boolean;
  /** Shown with what the engine says, because zones are calculated with it. */
  tzdataVersion: string;
  /** How much later than it is decided on a call may be answered, which has to be lawful too. */
  answerMilliseconds: number;
  superAdministratorEmails: ReadonlySet<string>;
  /** Who may open an organization: people who have none yet, or only super administrators. */
  organizationCreation: 'open' | 'closed';
  version: string;
  /** Whether the sample data is loaded. */
  demo: boolean;
  /** Whom a visitor with these headers may be signed in as with one click. */
  offerDemo(headers: Headers): Promise<DemoSignIn | null>;
  /** Whether messages are kept at `/dev/mail` instead of being sent. */
  mailbox: boolean;
  /** After how many idle minutes a browser signs out; null: never. */
  idleMinutes: number | null;
  /** Whether people sign in here, and not at an outside server. */
  keepsSessions: boolean;
  /** How people sign in, where they do so here. */
  settings: AuthSettings;
}
