import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailer, type Mailer, MailRefused } from './create-mailer.ts';
import { startMailServer, type TestMailServer } from './testing/start-mail-server.ts';

const mail = {
  to: 'ada@example.com',
  subject: 'Confirm your address',
  text: 'Your code is 123456.',
  html: '<p>Your code is <b>123456</b>.</p>',
  messageId: '0198',
};

describe('a mailer', () => {
  let server: TestMailServer;
  let mailer: Mailer;

  beforeAll(async () => {
    server = await startMailServer();
    mailer = createMailer({ url: server.url, from: 'Ringfence <calls@example.com>' });
  });
  afterAll(async () => {
    mailer.close();
    await server.stop();
  });

  it('hands a mail to the server, in both forms and with a lasting id', async () => {
    await mailer.send(mail);
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toMatchObject({ from: 'calls@example.com', to: ['ada@example.com'] });
    const content = server.mails[0]?.content ?? '';
    expect(content).toMatch(/^Subject: Confirm your address/m);
    expect(content).toMatch(/^From: "?Ringfence"? <calls@example\.com>/m);
    expect(content).toMatch(/^Message-ID: <0198@example\.com>/im);
    expect(content).toMatch('Your code is 123456.');
    expect(content).toMatch('<b>123456</b>');
  });

  it('tells what is refused for good from what may work later', async () => {
    const refused = mailer.send({ ...mail, to: 'ghost@nobody.example' });
    await expect(refused).rejects.toBeInstanceOf(MailRefused);
    const wrong = createMailer({
      url: server.url.replace(':fence', ':wrong'),
      from: 'calls@example.com',
    });
    const failure = await wrong.send(mail).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(MailRefused);
    wrong.close();
  });

  it('never repeats an address in a failure', async () => {
    const failure = await mailer
      .send({ ...mail, to: 'ghost@nobody.example' })
      .catch((error: unknown) => String(error));
    expect(failure).not.toMatch('ghost');
  });

  it('does not lead an address astray that looks like several', async () => {
    const before = server.mails.length;
    await mailer.send({ ...mail, to: 'ada@example.com, eve@example.com' }).catch(() => undefined);
    const arrived = server.mails.slice(before).flatMap(({ to }) => to);
    expect(arrived).not.toContain('eve@example.com');
  });
});
