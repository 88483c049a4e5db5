import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { openDatabase } from './database.ts';

function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

/** Opens a connection and takes it back, in one piece, as one reads it that was busy meanwhile. */
const openedAndLost = Buffer.concat([
  message('R', Buffer.alloc(4)),
  message('Z', Buffer.from('I')),
  message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0')),
]);

it('a connection that is lost in the moment in which it opens fails the work, and not the process', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(openedAndLost));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const database = openDatabase({
    connectionString: `postgres://nobody:nothing@127.0.0.1:${port}/nowhere`,
    poolSize: 1,
    applicationName: 'ringfence-test',
    onError: () => {},
  });
  await expect(database.asSystem(async () => 'done')).rejects.toThrow();
  await database.close();
  server.close();
});
