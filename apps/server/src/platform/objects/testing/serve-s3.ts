import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface TestS3 {
  endpoint: string;
  /** What lies in it, by path. */
  objects: Map<string, Buffer>;
  /** What it answers instead of doing anything: a status and the code of S3. */
  refuse: { status: number; code: string } | null;
  stop(): Promise<void>;
}

const hash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** The signature worked out from the request as it arrived, apart from the code that makes it. */
function isSigned(request: IncomingMessage, body: Buffer, secret: string): boolean {
  const {
    authorization = '',
    'x-amz-date': date,
    'x-amz-content-sha256': payload,
  } = request.headers;
  const parts = /Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)/.exec(
    authorization,
  );
  const [, , scope = '', names = '', signature = ''] = parts ?? [];
  if (payload !== hash(body)) return false;
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const headers = names
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const described = [request.method, path, query, headers.join(''), names, payload].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', String(date), scope, hash(described)].join('\n');
  const key = scope
    .split('/')
    .reduce((made: string | Buffer, part) => hmac(made, part), `AWS4${secret}`);
  return hmac(key, toSign).toString('hex') === signature && names.includes('host');
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

/** A store of S3's kind in this process, which believes only what is signed with its secret. */
export async function serveS3(secret: string): Promise<TestS3> {
  const objects = new Map<string, Buffer>();
  const fault = (response: ServerResponse, status: number, code: string): void => {
    response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
  };
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readAll(request);
    const path = request.url ?? '';
    if (!isSigned(request, body, secret)) return fault(response, 403, 'SignatureDoesNotMatch');
    if (served.refuse !== null) return fault(response, served.refuse.status, served.refuse.code);
    if (request.method === 'PUT') {
      objects.set(path, body);
      response.writeHead(200).end();
    } else if (request.method === 'DELETE') {
      objects.delete(path);
      response.writeHead(204).end();
    } else {
      const found = objects.get(path);
      if (found === undefined) return fault(response, 404, 'NoSuchKey');
      const [, from, to] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
      const part = from === undefined ? found : found.subarray(Number(from), Number(to) + 1);
      response.writeHead(from === undefined ? 200 : 206).end(part);
    }
  }
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const served: TestS3 = {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    refuse: null,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return served;
}
