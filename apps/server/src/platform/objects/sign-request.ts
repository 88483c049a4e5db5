import { createHash, createHmac } from 'node:crypto';

export interface SigningKey {
  region: string;
  keyId: string;
  secret: string;
}

export interface RequestToSign {
  method: string;
  url: URL;
  /** In hex, of everything that is sent. */
  payloadSha256: string;
  headers?: Readonly<Record<string, string>>;
  at: Date;
}

const service = 's3';
const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Of a request without a body. */
export const emptySha256 = sha256('');

/** RFC 3986: everything but letters, digits and -._~ is encoded. */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function canonicalQuery({ searchParams }: URL): string {
  return [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
}

/** What is signed, line by line: method, path, query, headers, payload. */
function describeRequest(
  { method, url, payloadSha256 }: RequestToSign,
  headers: [string, string][],
) {
  const names = headers.map(([name]) => name).join(';');
  const lines = headers.map(([name, value]) => `${name}:${value.trim()}\n`).join('');
  const text = [method, url.pathname, canonicalQuery(url), lines, names, payloadSha256].join('\n');
  return { names, hash: sha256(text) };
}

/** The headers of a request to an S3-compatible store, with its signature (AWS Signature Version 4). */
export function signRequest(
  request: RequestToSign,
  { region, keyId, secret }: SigningKey,
): Record<string, string> {
  const moment = request.at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const day = moment.slice(0, 8);
  const given = Object.entries({
    ...request.headers,
    host: request.url.host,
    'x-amz-content-sha256': request.payloadSha256,
    'x-amz-date': moment,
  }).map(([name, value]): [string, string] => [name.toLowerCase(), value]);
  const headers = given.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const { names, hash } = describeRequest(request, headers);
  const scope = `${day}/${region}/${service}/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, hash].join('\n');
  const key = ['aws4_request', toSign].reduce(
    hmac,
    hmac(hmac(hmac(`AWS4${secret}`, day), region), service),
  );
  const credential = `Credential=${keyId}/${scope}`;
  const authorization = `AWS4-HMAC-SHA256 ${credential}, SignedHeaders=${names}, Signature=${key.toString('hex')}`;
  return { ...Object.fromEntries(headers), authorization };
}
