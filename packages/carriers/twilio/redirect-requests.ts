import { Agent } from 'node:http';
import twilio from 'twilio';
import type RequestClient from 'twilio/lib/base/RequestClient.js';
import { findDelay } from './find-delay.ts';

/**
 * Nothing waits for a free connection: a call would be placed long after the dialer looked whether it
 * may be. How many there are at once is bounded by the calls that are under way.
 */
const connections = {
  keepAlive: true,
  maxSockets: Number.POSITIVE_INFINITY,
  maxTotalSockets: Number.POSITIVE_INFINITY,
  maxFreeSockets: 64,
};

/**
 * Sends the SDK's requests to another address that speaks the same API. The SDK itself can only
 * choose between Twilio's own regions.
 */
export class RedirectingClient extends twilio.RequestClient {
  readonly #address: string | undefined;

  constructor(address: string | undefined, timeoutMilliseconds: number) {
    super({ ...connections, timeout: timeoutMilliseconds });
    this.#address = address?.replace(/\/+$/, '');
    // The SDK gives its agent to https alone; a plain address would get a new connection each time.
    this.axios.defaults.httpAgent = new Agent({ ...connections, timeout: timeoutMilliseconds });
    // The timeout above counts silence: an answer that drips in would outlast it.
    this.axios.interceptors.request.use((config) => {
      config.signal = AbortSignal.timeout(timeoutMilliseconds);
      return config;
    });
  }

  override async request<Data>(options: RequestClient.RequestOptions<Data>) {
    const answer = await super.request({ ...options, uri: this.#redirect(options.uri) });
    const delay = findDelay(answer, Date.now());
    if (delay !== undefined) throw delay;
    return answer;
  }

  #redirect(uri: string): string {
    if (this.#address === undefined) return uri;
    const { pathname, search } = new URL(uri);
    return `${this.#address}${pathname}${search}`;
  }
}
