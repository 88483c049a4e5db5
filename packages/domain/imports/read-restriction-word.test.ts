import { expect, it } from 'vitest';
import { consentKinds, restrictionKinds } from '../compliance/words.ts';
import { readConsentKind, readObtainedHow, readSource } from './read-consent-words.ts';
import { readRestrictionWord } from './read-restriction-word.ts';

it.each([
  ['DNC', 'stop'],
  ['Do Not Call', 'stop'],
  ['No llamar', 'stop'],
  ['Customer said do not call again', 'stop'],
  ['Verbal cease', 'medium_stop'],
  ['Cease and Desist', 'cease_written'],
  ['C&D', 'cease_written'],
  ['Attorney Rep', 'attorney'],
  ['Represented by attorney (Smith LLP)', 'attorney'],
  ['Abogado', 'attorney'],
  ['Dispute', 'dispute_open'],
  ['ID Theft', 'identity_theft'],
  ['Fraud claim', 'identity_theft'],
  ['Robo de identidad', 'identity_theft'],
  ['Incarcerated', 'incarcerated'],
  ['Preso', 'incarcerated'],
  ['BK13', 'bankruptcy'],
  ['Bankruptcy - Chapter 7', 'bankruptcy'],
  ['bancarrota', 'bankruptcy'],
  ['PIF', 'paid'],
  ['Recalled', 'paid'],
  ['Deceased 3/4/2026', 'deceased'],
  ['fallecida', 'deceased'],
  ['Wrong #', 'wrong_number'],
  ['WN', 'wrong_number'],
  ['Wrong Number', 'wrong_number'],
  ['número equivocado', 'wrong_number'],
  ['Reassigned', 'reassigned'],
  ['Do not call at work', 'work_prohibited'],
  ['Employer prohibits calls', 'work_prohibited'],
  ['BK Discharged', 'bankruptcy'],
  ['Bk filed', 'bankruptcy'],
  ['CH 7 BK', 'bankruptcy'],
  ['Ch. 13 filed', 'bankruptcy'],
  ['BK13 - no asset', 'bankruptcy'],
  ['En bancarrota', 'bankruptcy'],
  ['DNC - Verbal', 'stop'],
  ['DNC/Cell', 'stop'],
  ['DNC per attorney', 'stop'],
  ['No Contact', 'stop'],
  ['Do Not Phone', 'stop'],
  ['Don’t call', 'stop'],
  ['No more calls', 'stop'],
  ['No volver a llamar', 'stop'],
  ['No desea llamadas', 'stop'],
  ['No dispute, do not call', 'stop'],
  ['Cease Contact', 'cease_written'],
  ['C & D received', 'cease_written'],
  ['Verbal C&D', 'medium_stop'],
  ['Rep by Atty', 'attorney'],
  ['Represented by counsel', 'attorney'],
  ['Atty - no phone', 'attorney'],
  ['Representada por abogada', 'attorney'],
  ['Victim of ID theft', 'identity_theft'],
  ['Fraud victim', 'identity_theft'],
  ['Víctima de robo de identidad', 'identity_theft'],
  ['Passed away', 'deceased'],
  ['Died 3/4/2026', 'deceased'],
  ['Closed - Deceased', 'deceased'],
  ['Withdrawn - deceased', 'deceased'],
  ['No answer - deceased', 'deceased'],
  ['BK, deceased', 'deceased'],
  ['Falleció en marzo', 'deceased'],
  ['DECEASEDACCT', 'deceased'],
  ['Prisoner', 'incarcerated'],
  ['Jail/Prison', 'incarcerated'],
  ['County jail', 'incarcerated'],
  ['En la cárcel', 'incarcerated'],
  ['No calls at work', 'work_prohibited'],
  ['Wrong no', 'wrong_number'],
  ['Wrong number - 312', 'wrong_number'],
  ['Not deceased', undefined],
  ['NotDeceased', undefined],
  ['Deceased: No', undefined],
  ['Deceased - N', undefined],
  ['No dispute', undefined],
  ['Undisputed', undefined],
  ['Dispute resolved', undefined],
  ['No attorney', undefined],
  ['Not currently represented', undefined],
  ['Sin abogado', undefined],
  ['No fallecido', undefined],
  ['BK dismissed', undefined],
  ['Bankruptcy dismissed 2025', undefined],
  ['BK scrub clear', undefined],
  ['DNC removed', undefined],
  ['Released from jail', undefined],
  ['No contact made', undefined],
  ['No call back', undefined],
  ['Expired', undefined],
  ['Dead end', undefined],
  ['Stop payment', undefined],
  ['Credit counseling', undefined],
  ['Does not work', undefined],
  ['Number not working', undefined],
  ['Unemployed', undefined],
  ['', undefined],
  ['yes', undefined],
])('%j means %s', (text, word) => {
  expect(readRestrictionWord(text)).toBe(word);
});

it('our own words mean themselves', () => {
  for (const kind of restrictionKinds) expect(readRestrictionWord(kind)).toBe(kind);
  for (const kind of consentKinds) expect(readConsentKind(kind)).toBe(kind);
});

it('permission is told by its kind or by a yes, never by a no', () => {
  expect(readConsentKind('Prior express consent')).toBe('tcpa');
  expect(readConsentKind('yes')).toBe('tcpa');
  expect(readConsentKind('Call frequency')).toBe('frequency');
  expect(readConsentKind('no')).toBeUndefined();
  expect(readConsentKind('')).toBeUndefined();
});

it('how it was obtained is our word where there is one, else the words of the file', () => {
  expect(readObtainedHow('Credit application')).toBe('given_to_creditor');
  expect(readObtainedHow('Web form')).toBe('given_to_us');
  expect(readObtainedHow('Signed')).toBe('written_agreement');
  expect(readObtainedHow('At the fair in May')).toBe('At the fair in May');
  expect(readSource('Court')).toBe('court');
  expect(readSource('a bird')).toBeUndefined();
});
