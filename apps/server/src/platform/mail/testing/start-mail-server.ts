import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ArrivedMail {
  from: string;
  to: string[];
  /** Headers and body as they came. */
  content: string;
}

export interface TestMailServer {
  url: string;
  mails: ArrivedMail[];
  stop(): Promise<void>;
}

/** A mail server on loopback; people at `nobody.example` do not exist, as at a real one. */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  const mails: ArrivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      const isRight = username === 'ring' && password === 'fence';
      done(isRight ? null : new Error('wrong'), { user: username });
    },
    onRcptTo: ({ address }, _session, done) => {
      if (!address.endsWith('@nobody.example')) return done();
      done(Object.assign(new Error('No such user here'), { responseCode: 550 }));
    },
    onData: (stream, { envelope: { mailFrom, rcptTo } }, done) => {
      void text(stream).then((content) => {
        const from = mailFrom === false ? '' : mailFrom.address;
        mails.push({ from, to: rcptTo.map(({ address }) => address), content });
        done();
      });
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('there is no port');
  return {
    url: `smtp://ring:fence@127.0.0.1:${address.port}`,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
