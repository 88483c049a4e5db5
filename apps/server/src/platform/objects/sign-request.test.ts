import { describe, expect, it } from 'vitest';
import { emptySha256, signRequest } from './sign-request.ts';

const key = {
  region: 'us-east-1',
  keyId: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const at = new Date('2013-05-24T00:00:00Z');
const host = 'https://examplebucket.s3.amazonaws.com';
const signatureOf = (headers: Record<string, string>): string | undefined =>
  /Signature=(\w+)/.exec(headers.authorization ?? '')?.[1];

/** The examples of the documentation of Amazon S3, "Signature Calculations for the Authorization Header". */
describe('signRequest', () => {
  it('signs a part of an object as the documentation does', () => {
    const url = new URL(`${host}/test.txt`);
    const headers = { range: 'bytes=0-9' };
    const signed = signRequest(
      { method: 'GET', url, headers, payloadSha256: emptySha256, at },
      key,
    );
    expect(signatureOf(signed)).toBe(
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
  });

  it('signs a query as the documentation does', () => {
    const url = new URL(`${host}/?max-keys=2&prefix=J`);
    const signed = signRequest({ method: 'GET', url, payloadSha256: emptySha256, at }, key);
    expect(signatureOf(signed)).toBe(
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    );
  });
});
