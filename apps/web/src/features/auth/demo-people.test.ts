import { describe, expect, it } from 'vitest';
import { readDemoOffer } from './demo-people.ts';

const ana = {
  email: 'admin@harbor.example',
  fullName: 'Ana Torres',
  memberships: [{ organization: 'Harbor Recovery', role: 'admin' }],
};

describe('whom the demo offers', () => {
  it('is read as the server says it', () => {
    const offer = { password: 'lawful-minute', people: [ana] };
    expect(readDemoOffer(offer)).toEqual(offer);
  });

  it.each([
    ['nothing', undefined],
    ['nobody', null],
    ['an empty list', { password: 'lawful-minute', people: [] }],
    ['no password', { people: [ana] }],
    ['people that cannot be read', { password: 'lawful-minute', people: [{ email: 1 }, 'Ana'] }],
  ])('is nobody where the server says %s', (_, answer) => {
    expect(readDemoOffer(answer)).toBeNull();
  });
});
