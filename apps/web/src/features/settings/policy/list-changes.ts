import type { PolicyContent } from '@ringfence/contract/compliance';

export type PolicyField = keyof PolicyContent;

/** In the order in which the fields stand on the page. */
export const policyFields = [
  'pack',
  'collectorRole',
  'creditorRoles',
  'frequencyBindsCreditors',
  'hours',
  'attemptsPerDay',
  'attemptsPerWeek',
  'strict168h',
  'numberGapMinutes',
  'licenceRequired',
  'telemarketingHours',
  'holdsServiceMembers',
  'timeBarredDisclosures',
  'timeBarredDisclosuresInSpanish',
  'abandonmentPercent',
  'callsPerFreePlace',
  'announcesRecording',
  'recordsCalls',
  'scriptApproval',
  'looksUpLines',
  'promiseBinds',
  'promiseGraceDays',
  'promiseTerms',
  'brokenPromiseList',
] as const satisfies readonly PolicyField[];

/** The fields in which two policies differ. */
export function listChanges(before: PolicyContent, after: PolicyContent): PolicyField[] {
  return policyFields.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
}
