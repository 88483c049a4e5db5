import { addPlans } from './add-plans.ts';
import { type FillServices, fillDemo } from './fill-demo.ts';
import { keepAgreed } from './keep-agreed.ts';
import { keepCalling } from './keep-calling.ts';
import { findOrganizations } from './prepare-organizations.ts';
import { findFilling } from './queries/fill.ts';

/** With these parts there is somebody of every country, so that somebody's day it is. */
const firstParts = 3;
/** Who is called live. */
const caller = 'Harbor Recovery';

export interface DemoRunner {
  /** Ends after the part that is under way. */
  stop(): Promise<void>;
  /** Until everything is there, or nothing more comes of it. */
  ended: Promise<void>;
}

async function callSomebody(services: FillServices): Promise<void> {
  const organizations = await services.database.asSystem((transaction) =>
    findOrganizations(transaction, services),
  );
  const organization = organizations?.find((one) => one.settings.organization === caller);
  if (organization === undefined) return;
  await keepAgreed(services, organization);
  await addPlans(services, organization);
  const { people, isNow } = await keepCalling(services, organization);
  if (people === 0) return;
  const whom = isNow ? 'people may be called now' : 'people wait, because it is nobody’s day';
  services.log.info({ people }, `the demo calls: ${whom}`);
}

async function run(
  services: FillServices,
  signal: AbortSignal,
  onProgress: (sentence: string) => void,
): Promise<void> {
  const mark = await services.database.asSystem((transaction) => transaction.first(findFilling));
  if (mark?.size !== 'full') return;
  const wasFilled = mark.filled_at !== null;
  const began = performance.now();
  const isFilled = await fillDemo(services, {
    signal,
    async onPart({ done, of, part }) {
      services.log.info({ part: part.name, done, of }, 'demo data: a part is written');
      if (done === firstParts) await callSomebody(services);
    },
  });
  if (!isFilled || signal.aborted) return;
  const seconds = Math.round((performance.now() - began) / 1000);
  if (!wasFilled) onProgress(`Demo data complete (${seconds} s)`);
  await callSomebody(services);
}

/**
 * Beside everything else: fills in what is missing of the full sample data, and keeps its campaign running. Where
 * there is none, nothing happens.
 */
export function startDemo(
  services: FillServices,
  onProgress: (sentence: string) => void,
): DemoRunner {
  const stopping = new AbortController();
  const ended = run(services, stopping.signal, onProgress).catch((error: unknown) => {
    services.log.error({ error }, 'the demo data is not complete; the next start goes on with it');
  });
  return {
    ended,
    stop() {
      stopping.abort();
      return ended;
    },
  };
}
