import type { Carrier } from '@ringfence/carriers/port';
import { listWords } from './press-key.ts';

export interface ListeningIn {
  wrapCarrier(carrier: Carrier): Carrier;
  /** What was said, one entry for each step. */
  heard: string[];
  /** The numbers that were called. */
  called: string[];
  forget(): void;
}

/** Hears what every call says, and which numbers are called. */
export function listenIn(): ListeningIn {
  const heard: string[] = [];
  const called: string[] = [];
  return {
    heard,
    called,
    forget() {
      heard.length = 0;
      called.length = 0;
    },
    wrapCarrier: (carrier) => ({
      ...carrier,
      renderFlow(step) {
        heard.push(listWords(step));
        return carrier.renderFlow(step);
      },
      placeCall(request) {
        called.push(request.to);
        return carrier.placeCall(request);
      },
    }),
  };
}
