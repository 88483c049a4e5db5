import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@ringfence/contract/errors';
import type { Things } from './build-things.ts';
import type { Caller } from './build-world.ts';

type Outcome = 'allowed' | ErrorCode;

export interface Row {
  /** What each caller gets who names the organization that owns the things. */
  expected: Readonly<Record<Caller, Outcome>>;
  /**
   * Which organization it works in: none in particular, one that is named, or, for super
   * administrators, also all of them.
   */
  names: 'none' | 'one' | 'one_or_all';
  /** Names things of the organization wherever anything is named. */
  input?(things: Things): object;
  /**
   * What an admin of another organization gets who names their own, and things of this one:
   * `nothing`, where it is answered with what is theirs.
   */
  elsewhere?: 'nothing' | ErrorCode;
  /** Shows the holder of a secret what it is about. */
  tellsHolder?: true;
  /** Has something to do only where calls are stopped. */
  wantsHalt?: true;
  /** What somebody with permission may be answered, too, by the hour or by what became of the thing. */
  mayAnswer?: readonly ErrorCode[];
  /** Needs what an earlier transaction of the same request has kept, so each caller tries it on an organization of their own. */
  isKept?: true;
}

export const everybody: Row['expected'] = {
  visitor: 'allowed',
  member: 'allowed',
  admin: 'allowed',
  otherAdmin: 'allowed',
  removed: 'allowed',
  superAdministrator: 'allowed',
};
export const signedIn: Row['expected'] = { ...everybody, visitor: 'not_signed_in' };
export const members: Row['expected'] = {
  ...signedIn,
  otherAdmin: 'not_permitted',
  removed: 'not_permitted',
};
export const admins: Row['expected'] = { ...members, member: 'not_permitted' };
export const superAdministrators: Row['expected'] = { ...admins, admin: 'not_permitted' };
/** Of the member alone: to everybody else it does not exist. */
export const theMember: Row['expected'] = {
  ...signedIn,
  admin: 'not_found',
  otherAdmin: 'not_found',
  removed: 'not_found',
  superAdministrator: 'not_found',
};

export const own = { expected: signedIn, names: 'none' } as const;
export const administration = { expected: superAdministrators, names: 'none' } as const;
export const reading = { expected: members, names: 'one_or_all', elsewhere: 'nothing' } as const;
export const readingOne = {
  expected: members,
  names: 'one_or_all',
  elsewhere: 'not_found',
} as const;
export const working = { expected: members, names: 'one', elsewhere: 'not_found' } as const;
export const ruling = { expected: admins, names: 'one', elsewhere: 'nothing' } as const;
export const rulingOne = { expected: admins, names: 'one', elsewhere: 'not_found' } as const;

export const organization = ({ organizationId }: Things) => ({ organizationId });
export const list = ({ list_id }: Things) => ({ listId: list_id });
export const campaign = ({ campaign_id }: Things) => ({ campaignId: campaign_id });
export const importOf = ({ import_id }: Things) => ({ importId: import_id });
/** One whose pieces are sent, one whose columns are matched, and one that was checked. */
export const uploadOf = ({ upload_id }: Things) => ({ importId: upload_id });
export const matchingOf = ({ matching_id }: Things) => ({ importId: matching_id });
export const checkedOf = ({ checked_id }: Things) => ({ importId: checked_id });
export const contact = ({ contact_id }: Things) => ({ contactId: contact_id });
export const target = (things: Things) => ({
  ...campaign(things),
  contactId: things.target_contact_id,
});
export const recording = ({ recording_id, recorded_call_id }: Things) => ({
  callId: recorded_call_id,
  recordingId: recording_id,
});
export const licence = ({ licence_id }: Things) => ({ licenceId: licence_id });
export const callerId = ({ caller_id_id }: Things) => ({ callerIdId: caller_id_id });
export const pool = ({ pool_id }: Things) => ({ poolId: pool_id });
export const verification = ({ verification_id }: Things) => ({ verificationId: verification_id });
export const script = ({ script_id }: Things) => ({ scriptId: script_id });
export const line = ({ line_id }: Things) => ({ lineId: line_id });
export const account = ({ account_id }: Things) => ({ accountId: account_id });
export const apiKey = ({ api_key_id }: Things) => ({ keyId: api_key_id });
export const member = ({ memberId }: Things) => ({ userId: memberId });
export const token = (things: Things) => ({ token: things.token });
export const newEmail = () => `new-${randomUUID()}@example.com`;
