import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export interface StubServer {
  address: string;
  /** What was asked, as method, address and body. */
  asked: string[];
  stop(): Promise<void>;
}

type Respond = (
  response: ServerResponse,
  asked: { method: string; body: string; request: IncomingMessage },
) => void;

/** A server that answers as a test wants it to, also badly. */
export async function serveAnswers(respond: Respond): Promise<StubServer> {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    const body = await text(request);
    asked.push(`${method} ${url} ${body}`.trim());
    respond(response, { method, body, request });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('No port was given.');
  return {
    address: `http://127.0.0.1:${bound.port}`,
    asked,
    stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}

export function respondJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
