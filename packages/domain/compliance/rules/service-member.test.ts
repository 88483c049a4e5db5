import { describe, expect, it } from 'vitest';
import { asking } from '../testing/show-verdict.ts';
import { serviceMember } from './service-member.ts';

const now = '2026-04-08T17:00:00Z';
const serving = { person: { isServiceMember: true } };

describe('SERVICE_MEMBER', () => {
  it('holds back who serves, where the policy says so', () => {
    expect(asking(serviceMember, { holdsServiceMembers: true })(serving, now)).toBe('block');
    expect(asking(serviceMember, { holdsServiceMembers: false })(serving, now)).toBe('allow');
    expect(asking(serviceMember, { holdsServiceMembers: true })({}, now)).toBe('allow');
  });
});
