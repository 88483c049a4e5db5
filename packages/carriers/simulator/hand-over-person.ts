import type { PlaceRequest, SimulatedPerson } from '../port.ts';
import { RedirectingClient } from '../twilio/redirect-requests.ts';

/** Adds to the request that makes a call what the person at the number knows: the SDK has no field for it. */
export class PersonClient extends RedirectingClient {
  /** By the address that is asked for the words, which names the call. */
  readonly #people = new Map<string, SimulatedPerson>();

  constructor(address: string, timeoutMilliseconds: number) {
    super(address, timeoutMilliseconds);
    this.axios.interceptors.request.use((config) => {
      const { data } = config;
      if (this.#people.size === 0 || typeof data !== 'string') return config;
      const form = new URLSearchParams(data);
      const person = this.#people.get(form.get('Url') ?? '');
      if (person !== undefined) form.set('SimulatedPerson', JSON.stringify(person));
      config.data = form.toString();
      return config;
    });
  }

  async bring<Answer>(
    { flowUrl, person }: PlaceRequest,
    place: () => Promise<Answer>,
  ): Promise<Answer> {
    if (person === undefined) return place();
    this.#people.set(flowUrl, person);
    try {
      return await place();
    } finally {
      this.#people.delete(flowUrl);
    }
  }
}
