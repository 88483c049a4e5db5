import { describe, expect, it } from 'vitest';
import { linkTo } from './invitation-token.ts';
import { writeInvitation } from './write-invitation.ts';

const link = linkTo('https://calls.example.com/', 'secret');
const details = {
  organizationName: 'Harbor Recovery',
  inviterName: 'Ada Byron',
  role: 'admin',
  link,
  days: 7,
} as const;

describe('the mail of an invitation', () => {
  it('says who invites to what, how long it is good, and leads to its page', () => {
    const { subject, text, html } = writeInvitation(details);
    expect(subject).toBe('You are invited to Ringfence');
    expect(text).toContain('Ada Byron invites you to join the organization “Harbor Recovery”');
    expect(text).toContain('as an admin');
    expect(text).toContain('https://calls.example.com/invitation#token=secret');
    expect(text).toContain('good for 7 days');
    expect(html).toContain(`href="${link}"`);
  });

  it('shows whatever people call themselves as text, and never in the subject', () => {
    const { subject, html } = writeInvitation({
      ...details,
      organizationName: '<script>alert(1)</script>',
      inviterName: '',
    });
    expect(subject).not.toContain('script');
    expect(html).not.toContain('<script>');
    expect(html).toContain('Someone invites you');
  });

  it('is in Spanish where the inviter works in it', () => {
    const { subject, text, html } = writeInvitation({ ...details, language: 'es' });
    expect(subject).toBe('Tienes una invitación a Ringfence');
    expect(text).toContain('Ada Byron te invita a unirte a la administración');
    expect(text).toContain('El enlace vale 7 días');
    expect(html).toContain('<html lang="es">');
  });
});
