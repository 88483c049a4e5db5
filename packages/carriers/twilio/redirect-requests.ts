import { Agent } from 'node:http';
import twilio from 'twilio';
import type RequestClient from 'twilio/lib/base/RequestClient.js';

/** More than one process places at once; what waits for a connection would lose its time there. */
const connections = { keepAlive: true, maxSockets: 256, maxTotalSockets: 256, maxFreeSockets: 64 };

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

  override request<Data>(options: RequestClient.RequestOptions<Data>) {
    if (this.#address === undefined) return super.request(options);
    const { pathname, search } = new URL(options.uri);
    return super.request({ ...options, uri: `${this.#address}${pathname}${search}` });
  }
}
