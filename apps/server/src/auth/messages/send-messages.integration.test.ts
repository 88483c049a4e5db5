import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createMailer } from '../../platform/mail/create-mailer.ts';
import { startMailServer } from '../../platform/mail/testing/start-mail-server.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testStatement } from '../../testing/test-statement.ts';
import { queueMessage } from './queue-message.ts';
import { type SendingServices, sendMessages } from './send-messages.ts';
import { createTransport, type MessageTransport, mailboxTransport } from './transport.ts';

const { database } = useTestDatabase();

const findMessage = testStatement(
  `select text, html, tries, sent_at is not null as is_sent, dropped_at is not null as is_dropped
   from auth.messages where recipient = $1`,
  { text: 'text', html: 'text', tries: 'int4', is_sent: 'bool', is_dropped: 'bool' },
);

const read = (recipient: string) =>
  database.asAuth((transaction) => transaction.first(findMessage, [recipient]));

/** The queue is one for all: each test moves its clock to a day of its own, far from the others. */
let days = 0;

function prepare(transport: MessageTransport, mostTextsPerHour = 100) {
  days += 1;
  const clock = { now: new Date(Date.UTC(2030, 0, days)) };
  const services: SendingServices = {
    database,
    log: silentLog,
    now: () => clock.now,
    transport,
    mostTextsPerHour,
  };
  return {
    clock,
    wait: (seconds: number) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
    },
    send: () => sendMessages(services),
    async queue(recipient = `${randomUUID()}@example.com`, channel: 'email' | 'sms' = 'email') {
      const usefulSeconds = channel === 'sms' ? 7200 : 3600;
      const woken: true[] = [];
      const effects = {
        wakeRelay() {},
        wakeSealing() {},
        wakeMessages: () => void woken.push(true),
      };
      await database.asAuth((transaction) =>
        queueMessage({ now: services.now, effects }, transaction, {
          channel,
          recipient,
          subject: 'Your code',
          text: 'Your code is 123456.',
          html: channel === 'email' ? '<p>123456</p>' : '',
          uselessAfter: new Date(clock.now.getTime() + usefulSeconds * 1000),
        }),
      );
      expect(woken).toEqual([true]);
      return recipient;
    },
  };
}

function failing(times: number, error: Error): MessageTransport & { sent: string[] } {
  let left = times;
  const sent: string[] = [];
  return {
    keepsText: false,
    sent,
    async send({ recipient }) {
      if (left > 0) {
        left -= 1;
        throw error;
      }
      sent.push(recipient);
    },
  };
}

describe('a message', () => {
  it('reaches a real mail server, and its text is forgotten', async () => {
    const server = await startMailServer();
    const mailer = createMailer({ url: server.url, from: 'calls@example.com' });
    const { queue, send } = prepare(createTransport({ mailer, sendText: undefined }));
    const recipient = await queue();
    await send();
    expect(server.mails.map(({ to }) => to)).toContainEqual([recipient]);
    expect(await read(recipient)).toEqual({
      text: '',
      html: '',
      tries: 1,
      is_sent: true,
      is_dropped: false,
    });
    mailer.close();
    await server.stop();
  });

  it('waits while the mail server is down, and goes out when it is back', async () => {
    const first = await startMailServer();
    const port = Number(new URL(first.url).port);
    await first.stop();
    const mailer = createMailer({ url: first.url, from: 'calls@example.com' });
    const { queue, send, wait } = prepare(createTransport({ mailer, sendText: undefined }));
    const recipient = await queue();
    await send();
    expect(await read(recipient)).toMatchObject({ tries: 1, is_sent: false, is_dropped: false });
    const second = await startMailServer(port);
    await send();
    expect(second.mails).toEqual([]);
    wait(10);
    await send();
    expect(second.mails.map(({ to }) => to)).toEqual([[recipient]]);
    mailer.close();
    await second.stop();
  });

  it('is sent once, however many processes look at the same moment', async () => {
    const transport = failing(0, new Error());
    const { queue, send } = prepare(transport);
    const recipients = await Promise.all(Array.from({ length: 30 }, () => queue()));
    await Promise.all([send(), send(), send()]);
    const ours = transport.sent.filter((recipient) => recipients.includes(recipient));
    expect(ours.sort()).toEqual(recipients.sort());
  });

  it('is taken up again when the process that took it died', async () => {
    const dying = prepare({ keepsText: false, send: () => new Promise(() => {}) });
    const recipient = await dying.queue();
    // Its try ends when the process would be long gone, and with it the database.
    void dying.send().catch(() => {});
    await expect.poll(async () => (await read(recipient))?.tries).toBe(1);
    const transport = failing(0, new Error());
    const next = prepare(transport);
    next.clock.now = dying.clock.now;
    next.wait(60);
    await next.send();
    expect(transport.sent).not.toContain(recipient);
    next.wait(61);
    await next.send();
    expect(transport.sent).toContain(recipient);
  });

  it('is tried ever more rarely, and dropped when its code is of no use any more', async () => {
    const { queue, send, wait } = prepare(failing(1000, new Error('down')));
    const recipient = await queue();
    for (let minute = 0; minute < 59; minute += 1) {
      await send();
      wait(60);
    }
    const waiting = await read(recipient);
    expect(waiting).toMatchObject({ is_dropped: false });
    expect(waiting?.tries).toBeLessThan(15);
    wait(3600);
    await send();
    expect(await read(recipient)).toMatchObject({ text: '', is_sent: false, is_dropped: true });
  });

  it('is dropped at once when the server refuses it for good', async () => {
    const server = await startMailServer();
    const mailer = createMailer({ url: server.url, from: 'calls@example.com' });
    const { queue, send } = prepare(createTransport({ mailer, sendText: undefined }));
    const recipient = await queue(`${randomUUID()}@nobody.example`);
    await send();
    expect(await read(recipient)).toMatchObject({ text: '', is_sent: false, is_dropped: true });
    mailer.close();
    await server.stop();
  });

  it('goes to a phone as a text message, with the plus sign that numbers have outside', async () => {
    const texts: { to: string; text: string }[] = [];
    const sendText = async (message: { to: string; text: string }) => void texts.push(message);
    const { queue, send } = prepare(createTransport({ mailer: undefined, sendText }));
    await queue('13125550177', 'sms');
    await send();
    expect(texts).toEqual([{ to: '+13125550177', text: 'Your code is 123456.' }]);
  });

  it('is held back when too many text messages were sent in the hour, and mails are not', async () => {
    const transport = failing(0, new Error());
    const { queue, send, wait } = prepare(transport, 2);
    const numbers = ['13125550181', '13125550182', '13125550183'];
    for (const number of numbers) {
      await queue(number, 'sms');
      wait(1);
    }
    const email = await queue();
    await send();
    expect(transport.sent.toSorted()).toEqual([...numbers.slice(0, 2), email].toSorted());
    wait(3500);
    await send();
    expect(transport.sent).not.toContain(numbers[2]);
    wait(110);
    await send();
    expect(transport.sent).toContain(numbers[2]);
  });

  it('keeps its text in the demo, where it is read', async () => {
    const { queue, send } = prepare(mailboxTransport);
    const recipient = await queue();
    await send();
    expect(await read(recipient)).toMatchObject({ text: 'Your code is 123456.', is_sent: true });
  });
});
