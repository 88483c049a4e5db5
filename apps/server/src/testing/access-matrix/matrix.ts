import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@ringfence/contract/errors';
import { firstPolicy } from '@ringfence/domain/compliance/policy';
import type { OperationName } from './ask-operation.ts';
import type { Things } from './build-things.ts';
import type { Caller } from './build-world.ts';

type Outcome = 'allowed' | ErrorCode;

export interface Row {
  /** What comes of it for whoever names the organization that the things are of. */
  expected: Readonly<Record<Caller, Outcome>>;
  /**
   * Which organization it works in: none in particular, one that is named, or, for super
   * administrators, also all of them.
   */
  names: 'none' | 'one' | 'one_or_all';
  /** Names things of the organization wherever anything is named. */
  input?(things: Things): object;
  /**
   * What an admin of another organization is told who names their own, and things of this one:
   * `nothing`, where it is answered with what is theirs.
   */
  elsewhere?: 'nothing' | ErrorCode;
  /** Tells whoever holds a secret what it is about. */
  tellsHolder?: true;
  /** Has something to do only where calls are stopped. */
  wantsHalt?: true;
  /** Changes nothing of the organization, so that everybody may try it on the same one. */
  isHarmless?: true;
}

const everybody: Row['expected'] = {
  visitor: 'allowed',
  member: 'allowed',
  admin: 'allowed',
  otherAdmin: 'allowed',
  removed: 'allowed',
  superAdministrator: 'allowed',
};
const signedIn: Row['expected'] = { ...everybody, visitor: 'not_signed_in' };
const members: Row['expected'] = {
  ...signedIn,
  otherAdmin: 'not_permitted',
  removed: 'not_permitted',
};
const admins: Row['expected'] = { ...members, member: 'not_permitted' };
const superAdministrators: Row['expected'] = { ...admins, admin: 'not_permitted' };
/** Of the member alone: to everybody else it does not exist. */
const theMember: Row['expected'] = {
  ...signedIn,
  admin: 'not_found',
  otherAdmin: 'not_found',
  removed: 'not_found',
  superAdministrator: 'not_found',
};

const own = { expected: signedIn, names: 'none' } as const;
const administration = { expected: superAdministrators, names: 'none' } as const;
const reading = { expected: members, names: 'one_or_all', elsewhere: 'nothing' } as const;
const readingOne = { expected: members, names: 'one_or_all', elsewhere: 'not_found' } as const;
const working = { expected: members, names: 'one', elsewhere: 'not_found' } as const;
const ruling = { expected: admins, names: 'one', elsewhere: 'nothing' } as const;
const rulingOne = { expected: admins, names: 'one', elsewhere: 'not_found' } as const;

const organization = ({ organizationId }: Things) => ({ organizationId });
const list = ({ list_id }: Things) => ({ listId: list_id });
const campaign = ({ campaign_id }: Things) => ({ campaignId: campaign_id });
const importOf = ({ import_id }: Things) => ({ importId: import_id });
const contact = ({ contact_id }: Things) => ({ contactId: contact_id });
const licence = ({ licence_id }: Things) => ({ licenceId: licence_id });
const callerId = ({ caller_id_id }: Things) => ({ callerIdId: caller_id_id });
const member = ({ memberId }: Things) => ({ userId: memberId });
const token = (things: Things) => ({ token: things.token });
const newEmail = () => `new-${randomUUID()}@example.com`;

/** Who may do what, operation by operation. A new one does not compile without its row. */
export const matrix: Readonly<Record<OperationName, Row>> = {
  'system.status': { expected: everybody, names: 'none' },
  'access.check': own,
  'access.memberships': own,
  'profile.show': own,
  'profile.update': { ...own, input: () => ({ fullName: 'Somebody Else' }), isHarmless: true },
  'sessions.list': own,
  'sessions.end': {
    ...own,
    expected: theMember,
    input: ({ sessionId }) => ({ sessionId }),
  },
  'secondFactors.find': { ...administration, input: ({ memberEmail }) => ({ email: memberEmail }) },
  'secondFactors.remove': { ...administration, input: ({ factor }) => factor },
  'organizations.create': {
    ...own,
    // One each, for whoever has none.
    expected: {
      ...signedIn,
      member: 'not_permitted',
      admin: 'not_permitted',
      otherAdmin: 'not_permitted',
    },
    input: () => ({ name: 'Another' }),
    isHarmless: true,
  },
  'administration.listOrganizations': administration,
  'administration.showOrganization': { ...administration, input: organization },
  'administration.createOrganization': {
    ...administration,
    input: () => ({ name: 'Another' }),
    isHarmless: true,
  },
  'administration.renameOrganization': {
    ...administration,
    input: (things) => ({ ...organization(things), name: 'Renamed' }),
  },
  'administration.suspendOrganization': {
    ...administration,
    input: (things) => ({ ...organization(things), because: 'unpaid' }),
  },
  'administration.reinstateOrganization': { ...administration, input: organization },
  'administration.deleteOrganization': {
    ...administration,
    input: (things) => ({ ...organization(things), confirmation: things.marker }),
  },
  'administration.listProfiles': administration,
  'administration.createUser': {
    ...administration,
    input: (things) => ({
      email: newEmail(),
      password: 'a long enough password',
      fullName: 'New Person',
      membership: { ...organization(things), role: 'admin' },
    }),
  },
  'settings.show': { expected: members, names: 'one', elsewhere: 'nothing' },
  'settings.update': { ...ruling, input: () => ({ name: 'Renamed' }) },
  'settings.listLicences': { expected: members, names: 'one', elsewhere: 'nothing' },
  'settings.addLicence': { ...ruling, input: () => ({ region: 'WA', number: 'W-1' }) },
  'settings.changeLicence': {
    ...rulingOne,
    input: (things) => ({ ...licence(things), region: 'WA', number: 'W-2' }),
  },
  'settings.removeLicence': { ...rulingOne, input: licence },
  'settings.listCallerIds': { expected: members, names: 'one', elsewhere: 'nothing' },
  'settings.addCallerId': { ...ruling, input: () => ({ e164: '+12065550100' }) },
  'settings.changeCallerId': {
    ...rulingOne,
    input: (things) => ({ ...callerId(things), label: 'Changed', state: 'resting' }),
  },
  'settings.removeCallerId': { ...rulingOne, input: callerId },
  'members.list': ruling,
  'members.add': {
    expected: superAdministrators,
    names: 'one',
    elsewhere: 'not_permitted',
    input: ({ spareId }) => ({ userId: spareId, role: 'admin' }),
  },
  'members.changeRole': {
    ...rulingOne,
    input: (things) => ({ ...member(things), role: 'admin' }),
  },
  'members.remove': { ...rulingOne, input: member },
  'invitations.list': ruling,
  'invitations.create': { ...ruling, input: () => ({ email: newEmail() }) },
  'invitations.revoke': {
    ...rulingOne,
    input: ({ invitation_id }) => ({ invitationId: invitation_id }),
  },
  'invitations.show': {
    expected: everybody,
    names: 'none',
    input: token,
    tellsHolder: true,
    isHarmless: true,
  },
  // It was sent to somebody else's address.
  'invitations.accept': {
    names: 'none',
    expected: {
      visitor: 'not_signed_in',
      member: 'not_permitted',
      admin: 'not_permitted',
      otherAdmin: 'not_permitted',
      removed: 'not_permitted',
      superAdministrator: 'not_permitted',
    },
    input: token,
  },
  'notifications.list': { ...own, input: () => ({ limit: 200 }) },
  'notifications.count': own,
  'notifications.read': {
    ...own,
    expected: theMember,
    input: ({ notification_id }) => ({ notificationId: notification_id }),
  },
  'notifications.readAll': { ...own, isHarmless: true },
  'search.find': { ...reading, input: ({ marker }) => ({ query: marker }) },
  'halts.list': reading,
  'halts.start': {
    expected: admins,
    names: 'one_or_all',
    elsewhere: 'nothing',
    input: () => ({ note: 'Stop' }),
  },
  'halts.lift': {
    expected: admins,
    names: 'one_or_all',
    elsewhere: 'not_found',
    input: ({ halt_id }) => ({ haltId: halt_id }),
    wantsHalt: true,
  },
  'usage.show': { expected: members, names: 'one', elsewhere: 'nothing' },
  'lists.list': reading,
  'lists.show': { ...readingOne, input: list },
  'imports.create': {
    ...ruling,
    elsewhere: 'validation_failed',
    input: (things) => ({
      ...list(things),
      file: new File(['name,phone,balance\nEve,312-555-0146,1\n'], 'people.csv'),
      obtainedHow: 'given_to_us',
      obtainedBy: 'us',
      obtainedOn: '2026-01-02',
    }),
  },
  'imports.show': {
    expected: admins,
    names: 'one_or_all',
    elsewhere: 'not_found',
    input: importOf,
  },
  'imports.rejections': {
    expected: admins,
    names: 'one_or_all',
    elsewhere: 'not_found',
    input: importOf,
  },
  'compliance.showPolicy': { expected: members, names: 'one', elsewhere: 'nothing' },
  'compliance.listPolicies': { expected: members, names: 'one', elsewhere: 'nothing' },
  'compliance.previewPolicy': {
    ...ruling,
    isHarmless: true,
    input: () => ({ policy: firstPolicy }),
  },
  'compliance.changePolicy': {
    ...ruling,
    // Theirs has another version in force, and is what it was.
    elsewhere: 'conflict',
    input: () => ({ policy: { ...firstPolicy, strict168h: true }, basedOn: 1 }),
  },
  'compliance.showContact': {
    ...readingOne,
    input: ({ contact_id }) => ({ contactId: contact_id }),
  },
  'contacts.list': { ...reading, input: list },
  'contacts.revealPhone': { ...working, input: ({ phone_id }) => ({ phoneId: phone_id }) },
  'contacts.suppress': {
    ...working,
    input: ({ contact_id }) => ({ contactId: contact_id, kind: 'medium_stop' }),
  },
  // Lifting twice is no error, so that lifting what is not there is none either.
  'contacts.liftSuppression': {
    ...ruling,
    input: ({ suppression_id }) => ({ suppressionId: suppression_id }),
  },
  'records.showContact': { ...readingOne, input: contact },
  'records.recordRestriction': {
    ...working,
    input: (things) => ({
      ...contact(things),
      kind: 'number_stop',
      phoneId: things.phone_id,
      source: 'letter',
    }),
  },
  'records.liftRestriction': {
    ...rulingOne,
    input: ({ suppression_id }) => ({ restrictionId: suppression_id, because: 'A mistake' }),
  },
  'records.recordConsent': {
    ...working,
    input: (things) => ({
      ...contact(things),
      kind: 'tcpa',
      phoneId: things.phone_id,
      source: 'person',
    }),
  },
  'records.revokeConsent': {
    ...working,
    input: ({ consent_id }) => ({ consentId: consent_id, evidence: 'A letter' }),
  },
  'records.recordInconvenientTime': {
    ...working,
    input: (things) => ({
      ...contact(things),
      days: ['mon'],
      fromMinute: 540,
      toMinute: 720,
      source: 'person',
    }),
  },
  'records.liftInconvenientTime': {
    ...rulingOne,
    input: ({ inconvenient_time_id }) => ({ inconvenientTimeId: inconvenient_time_id }),
  },
  'records.recordOutsideCall': {
    ...working,
    input: (things) => ({
      ...contact(things),
      phoneId: things.phone_id,
      debtIds: [things.debt_id],
      direction: 'outbound',
      outcome: 'no_answer',
      occurredAt: '2026-01-02T15:00:00Z',
    }),
  },
  'records.confirmZone': {
    ...working,
    input: (things) => ({ ...contact(things), zone: 'America/Chicago' }),
  },
  'records.describePhone': {
    ...working,
    input: ({ phone_id }) => ({ phoneId: phone_id, place: 'work' }),
  },
  'records.describeDebt': {
    ...working,
    input: ({ debt_id }) => ({ debtId: debt_id, group: 'Loans' }),
  },
  'audits.list': reading,
  'audits.show': { ...readingOne, input: ({ audit_id }) => ({ auditId: audit_id }) },
  'audits.start': ruling,
  'personalData.showRetention': { ...readingOne, input: contact },
  'personalData.export': { ...rulingOne, input: contact },
  'personalData.erase': {
    ...rulingOne,
    input: (things) => ({ ...contact(things), because: 'They asked for it' }),
  },
  'campaigns.list': reading,
  'campaigns.show': { ...readingOne, input: campaign },
  'campaigns.start': {
    ...ruling,
    elsewhere: 'validation_failed',
    input: (things) => ({
      ...list(things),
      name: 'Call them',
      callerId: '+13125550144',
      spokenName: 'Cobalt',
      mostAttempts: 1,
    }),
  },
  'campaigns.pause': { ...rulingOne, input: campaign },
  'campaigns.resume': { ...rulingOne, input: campaign },
  'campaigns.stop': { ...rulingOne, input: campaign },
  'campaigns.notCalled': { ...reading, input: campaign },
  'calls.list': { ...reading, input: campaign },
  'calls.show': { ...readingOne, input: ({ call_id }) => ({ callId: call_id }) },
  'activity.list': reading,
  'activity.scheduled': reading,
  'live.stream': reading,
};
