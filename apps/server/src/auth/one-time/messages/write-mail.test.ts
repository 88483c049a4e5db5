import { describe, expect, it } from 'vitest';
import { purpose } from '../purposes.ts';
import { describeTime, escapeHtml } from './layout.ts';
import { writeAccountExists, writeAddressInUse, writeMail } from './write-mail.ts';
import { writeNumberInUse, writeText } from './write-text.ts';

const settings = { oneTimeCodeSeconds: 900, oneTimeLinkSeconds: 7200 };
const code = '012345';
const link = 'https://calls.example.com/auth/v1/verify?token=x&type=signup&redirect_to=y';

const mailed = purpose.options.flatMap((option) =>
  option === 'phone_confirmation' || option === 'phone_change' ? [] : [option],
);

describe('a mail', () => {
  it.each(mailed)(
    'of %s tells the code, the link, how long they are good and what else',
    (kind) => {
      const { subject, text, html } = writeMail(kind, { settings, code, link });
      expect(subject).toMatch(/^[A-Z][^\r\n]{5,60}$/);
      expect(text).toContain(`Code: ${code}`);
      expect(text).toContain(link);
      expect(text).toContain('The link is good for 2 hours, the code for 15 minutes.');
      expect(text).toMatch(/If (this was not you|you did not sign up|you do not expect)/);
      expect(text).toContain('Ringfence');
      expect(html).toContain(code);
      expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
      expect(html).toContain('content="light dark"');
      expect(html).not.toMatch(/<(script|style|img|link)\b/);
    },
  );

  it.each(mailed)('of %s is in Spanish for a reader of Spanish', (kind) => {
    const { subject, text, html } = writeMail(kind, { settings, code, link, language: 'es' });
    expect(subject).toMatch(/^[A-Z][^\r\n]{5,60}$/);
    expect(text).toContain(`Código: ${code}`);
    expect(text).toContain('El enlace vale 2 horas y el código 15 minutos.');
    expect(text).not.toMatch(/\b(the|you|your)\b/i);
    expect(html).toContain('<html lang="es">');
  });

  it('without a link tells of the code alone', () => {
    const { text, html } = writeMail('confirmation', { settings, code, link: undefined });
    expect(text).toContain('The code is good for 15 minutes and works once.');
    expect(`${text}${html}`).not.toMatch(/href|https?:/);
  });

  it('shows what somebody typed as text and nothing else', () => {
    const newEmail = `"<b>'&"@example.com`;
    const mail = { settings, code, link: `${link}"><script>`, newEmail };
    const { html } = writeMail('email_change_current', mail);
    expect(html).not.toContain('<b>');
    expect(html).not.toContain('<script>');
    expect(html).toContain('&quot;&lt;b&gt;&#39;&amp;&quot;@example.com');
  });

  it('to the owner of a taken address has no code', () => {
    for (const { text } of [writeAccountExists('https://calls.example.com'), writeAddressInUse()]) {
      expect(text).not.toMatch(/\d{6}/);
      expect(text).toContain('you need not do anything');
    }
  });
});

describe('a text message', () => {
  it.each(['phone_confirmation', 'phone_change', 'reauthentication'] as const)(
    'of %s begins with the code and fits into one',
    (kind) => {
      const text = writeText(kind, { settings, code });
      expect(text).toMatch(/^012345 is your Ringfence code /);
      expect(text.length).toBeLessThanOrEqual(160);
      expect(text).toMatch(/^[\x20-\x7e]+$/);
    },
  );

  it.each(['phone_confirmation', 'phone_change', 'reauthentication'] as const)(
    'of %s fits into one in Spanish too',
    (kind) => {
      const text = writeText(kind, { settings, code, language: 'es' });
      expect(text).toMatch(/^012345 es tu codigo de Ringfence /);
      expect(text).toMatch(/^[\x20-\x7e]{1,160}$/);
    },
  );

  it('to the owner of a taken number fits into one', () => {
    expect(writeNumberInUse('es')).toMatch(/^[\x20-\x7e]{1,160}$/);
    expect(writeNumberInUse().length).toBeLessThanOrEqual(160);
  });
});

describe('words', () => {
  it.each([
    [60, '1 minute'],
    [90, '2 minutes'],
    [900, '15 minutes'],
    [3600, '60 minutes'],
    [7200, '2 hours'],
    [86_400, '24 hours'],
    [1, '1 minute'],
  ])('for %i seconds are %s', (seconds, words) => {
    expect(describeTime(seconds)).toBe(words);
  });

  it('are escaped for HTML', () => {
    expect(escapeHtml(`<a href='x'>&"`)).toBe('&lt;a href=&#39;x&#39;&gt;&amp;&quot;');
  });
});
