import { Server } from 'node:http';
import { createServer } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartError } from '../start-error.ts';
import type { HttpEnvironment } from './security-headers.ts';

export interface HttpServer {
  port: number;
  /** Takes no new connection, waits for the requests under way, then cuts what is left. */
  drain(milliseconds: number): Promise<void>;
}

function explainListenFailure(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `port ${port} is already in use. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartError(
      `port ${port} may not be used by this user. Choose one above 1023: PORT=3000 npm start`,
    );
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(
      `this machine has no address ${host}. Set HOST to 127.0.0.1, or to 0.0.0.0 for all addresses.`,
    );
  }
  return error;
}

export async function listen(
  application: Hono<HttpEnvironment>,
  host: string,
  port: number,
): Promise<HttpServer> {
  const server = createAdaptorServer({
    fetch: application.fetch,
    serverOptions: { requestTimeout: 300_000, headersTimeout: 20_000, keepAliveTimeout: 75_000 },
  });
  if (!(server instanceof Server)) throw new Error('expected a plain HTTP server');
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explainListenFailure(error, host, port)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async drain(milliseconds) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // A connection is kept after its request; it is closed as soon as that has been answered.
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      const limit = setTimeout(() => server.closeAllConnections(), milliseconds);
      server.closeIdleConnections();
      await closed;
      clearInterval(sweep);
      clearTimeout(limit);
    },
  };
}

async function probePort(host: string, port: number): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(explainListenFailure(error, host, port)));
    probe.listen(port, host, resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : port;
}

/** Fails early, before minutes of preparation, when the port is taken. */
export async function checkPortIsFree(host: string, port: number): Promise<void> {
  if (port !== 0) await probePort(host, port);
}

/** Chosen before listening, because links in mails name the port. */
export function findFreePort(host: string): Promise<number> {
  return probePort(host, 0);
}
