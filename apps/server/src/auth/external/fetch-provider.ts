import type { CustomFetch } from 'openid-client';

const largestAnswerBytes = 1024 * 1024;

/**
 * The provider does not answer, or not now. It is a TypeError, as `fetch` itself throws where nobody
 * answers, so that the client of the protocol hands it on as it is.
 */
export class ProviderSilence extends TypeError {
  override name = 'ProviderSilence';
}

/** The client of the protocol wraps some errors into its own. */
export function isSilence(error: unknown): boolean {
  if (error instanceof ProviderSilence) return true;
  return error instanceof Error && error.cause !== undefined && isSilence(error.cause);
}

/** Reads the whole answer within the time and size it may have, and follows no redirect. */
export const fetchProvider: CustomFetch = async (url, { signal, body, duplex: _, ...options }) => {
  const response = await fetch(url, {
    ...options,
    ...(signal === undefined ? {} : { signal }),
    ...(body === undefined ? {} : { body }),
  }).catch(reportSilence);
  if (response.status >= 500) {
    await response.body?.cancel();
    throw new ProviderSilence(`the provider answered ${response.status}`);
  }
  const bytes = await readBytes(response);
  return new Response(bytes.length === 0 ? null : bytes, {
    status: response.status,
    headers: response.headers,
  });
};

async function readBytes(response: Response): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of response.body ?? []) {
      length += part.length;
      if (length > largestAnswerBytes) break;
      parts.push(part);
    }
  } catch (error) {
    reportSilence(error);
  }
  if (length > largestAnswerBytes) throw new TypeError('the answer of the provider is too large');
  return Buffer.concat(parts);
}

function reportSilence(cause: unknown): never {
  throw new ProviderSilence('the provider does not answer', { cause });
}
