import { connect } from 'node:net';

/**
 * Sends bytes as they are, and answers the status that comes back. The connection stays open until then, so that a
 * server that waits for more is seen to wait.
 */
export function sendRaw(address: string, lines: readonly string[], body = ''): Promise<number> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${[...lines, `Host: ${hostname}:${port}`].join('\r\n')}\r\n\r\n${body}`);
    });
    let text = '';
    socket.on('data', (piece) => {
      text += piece.toString('latin1');
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
      if (status === undefined) return;
      socket.destroy();
      resolve(Number(status));
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the connection was closed without an answer')));
  });
}
