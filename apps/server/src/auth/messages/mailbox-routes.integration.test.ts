import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '../../testing/silent-log.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { queueMessage } from './queue-message.ts';
import { sendMessages } from './send-messages.ts';
import { mailboxTransport } from './transport.ts';

const { database, connectionString } = useTestDatabase();
const webFolder = '/nowhere';

async function deliver(recipient: string, text: string): Promise<void> {
  const now = () => new Date();
  const effects = { wakeRelay() {}, wakeSealing() {}, wakeMessages() {} };
  await database.asAuth((transaction) =>
    queueMessage({ now, effects }, transaction, {
      channel: 'email',
      recipient,
      subject: 'A <b>subject</b>',
      text,
      html: '',
      uselessAfter: new Date(Date.now() + 3600_000),
    }),
  );
  await sendMessages({
    database,
    log: silentLog,
    now,
    transport: mailboxTransport,
    mostTextsPerHour: 100,
  });
}

describe('the demo mailbox', () => {
  let application: TestApplication;
  beforeAll(async () => {
    application = await startTestApplication(database, connectionString, { webFolder });
  });
  afterAll(() => application.stop());

  const open = async () => {
    const response = await fetch(`${application.address}/dev/mail`);
    return { response, page: await response.text() };
  };

  it('shows what would have been sent, with its links, newest first', async () => {
    const [older, newer] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
    await deliver(older, 'Hello');
    await deliver(newer, 'Confirm: http://localhost:3000/auth/v1/verify?token=a&type=signup');
    const { response, page } = await open();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(page.indexOf(newer)).toBeGreaterThan(-1);
    expect(page.indexOf(newer)).toBeLessThan(page.indexOf(older));
    expect(page).toContain(
      '<a href="http://localhost:3000/auth/v1/verify?token=a&amp;type=signup">',
    );
  });

  it('shows whatever a message contains as text', async () => {
    const recipient = `${randomUUID()}@example.com`;
    await deliver(recipient, '<script>alert(1)</script> http://x.example/"onmouseover="alert(1)');
    const { page } = await open();
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toContain('<script>');
    expect(page).not.toContain('"onmouseover=');
    expect(page).toContain('A &lt;b&gt;subject&lt;/b&gt;');
  });

  it.each([
    ['mails are really sent', { SMTP_URL: 'smtp://localhost:2525', MAIL_FROM: 'a@example.com' }],
    [
      'calls reach people',
      {
        CARRIER: 'twilio',
        CARRIER_SID: 'AC1',
        CARRIER_TOKEN: 'secret',
        PUBLIC_URL: 'https://calls.example.com',
      },
    ],
    ['people sign in elsewhere', { AUTH_URL: 'https://x.supabase.co/auth/v1' }],
  ])('does not exist where %s', async (_case, settings) => {
    const other = await startTestApplication(database, connectionString, { settings, webFolder });
    const response = await fetch(`${other.address}/dev/mail`);
    expect(await response.text()).not.toContain('Demo mailbox');
    expect(await (await fetch(`${other.address}/api/v1/system`)).json()).toMatchObject({
      mailbox: false,
    });
    await other.stop();
  });
});
