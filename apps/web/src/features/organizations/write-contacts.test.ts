import { expect, it } from 'vitest';
import { writeContacts } from './write-contacts.ts';

it('says where contacts were not counted to the end', () => {
  expect(writeContacts({ contacts: 1200, hasMoreContacts: false }, 'en')).toBe('1,200');
  expect(writeContacts({ contacts: 10_000, hasMoreContacts: true }, 'en')).toBe('10,000+');
});
