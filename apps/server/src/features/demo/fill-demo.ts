import { setImmediate as breathe } from 'node:timers/promises';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import { type FictionNumber, listFictionNumbers } from './generate/fiction-numbers.ts';
import { makePart, type PartOrder, type PartRows } from './generate/make-part.ts';
import { type DemoCountry, demoCountries } from './generate/places.ts';
import { type DemoPart, type DemoSize, fullDemo, planParts } from './generate/plan-parts.ts';
import { createRandom } from './generate/random.ts';
import {
  type DemoOrganization,
  type DialerFacts,
  prepareOrganizations,
} from './prepare-organizations.ts';
import { claimPart, findFilling, listWritten, markFilled } from './queries/fill.ts';
import { insertDeeds, listDeeds } from './queries/fill-calls.ts';
import { writePart } from './write-part.ts';

export interface FillServices
  extends Pick<Services, 'database' | 'effects' | 'log' | 'now'>,
    DialerFacts {}

export interface FillOptions {
  size?: DemoSize;
  /** Nothing more is begun once it is aborted; the next start goes on. */
  signal?: AbortSignal;
  /** After each part that is written. */
  onPart?(written: { done: number; of: number; part: DemoPart }): Promise<void> | void;
}

const seed = 'ringfence';
/** Parts that are written side by side: more would slow the machine down for the person who uses the product. */
const mostWriters = 2;

/** Makes a part without keeping requests waiting for it. */
async function makeSlowly(order: PartOrder): Promise<PartRows> {
  const making = makePart(order);
  for (let step = making.next(); ; step = making.next()) {
    if (step.done === true) return step.value;
    await breathe();
  }
}

type Numbers = ReadonlyMap<DemoCountry, readonly FictionNumber[]>;

const listNumbers = (): Numbers =>
  new Map(demoCountries.map((country) => [country, listFictionNumbers(country, seed)]));

function orderPart(
  part: DemoPart,
  { rules, callerIds, place: { voice } }: DemoOrganization,
  numbers: Numbers,
  { now, moreCalls }: { now: Date; moreCalls: number },
): PartOrder {
  const own = (numbers.get(part.country) ?? []).slice(
    part.firstNumber,
    part.firstNumber + part.numbers,
  );
  return { part, seed, now, numbers: own, rules, callerIds, voice, moreCalls };
}

/** What the activity record tells of the year; last, so that it is sealed in the order of time. */
async function tellPast(
  { database, effects }: FillServices,
  organizationIds: readonly string[],
  { loadedAt, filledAt }: { loadedAt: Date; filledAt: Date },
): Promise<void> {
  await database.asSystem(async (transaction) => {
    if ((await transaction.first(claimPart, ['activity', 0])) !== undefined) {
      const random = createRandom(`${seed} activity`);
      const deeds = await transaction.all(listDeeds, [organizationIds, loadedAt]);
      const entries = deeds.map((deed) => ({ ...deed, id: random.idAt(deed.at) }));
      await transaction.all(insertDeeds, [JSON.stringify(entries)]);
      transaction.afterCommit(effects.wakeSealing);
      const event = { kind: 'activity_appended' } as const;
      const events = organizationIds.map((organizationId) => ({ organizationId, event }));
      await publishEvents(transaction, effects.wakeRelay, events);
    }
    await transaction.all(markFilled, [filledAt]);
  });
}

/**
 * Fills the full sample data in, part after part, while the product is used: the next is made while those before are
 * written. A process that was killed has written whole parts; the next goes on with the rest. Answers whether
 * everything is there.
 */
export async function fillDemo(
  services: FillServices,
  { size = fullDemo, signal, onPart }: FillOptions = {},
): Promise<boolean> {
  const { database } = services;
  const mark = await database.asSystem((transaction) => transaction.first(findFilling));
  if (mark?.size !== 'full') return false;
  if (mark.filled_at !== null) return true;
  const now = mark.loaded_at;
  const organizations = await database.asSystem((transaction) =>
    prepareOrganizations(transaction, services, now),
  );
  if (organizations === undefined) return false;
  const byName = new Map(organizations.map((one) => [one.settings.organization, one]));
  const rows = await database.asSystem((transaction) => transaction.all(listWritten));
  const written = new Map(rows.map(({ name, calls }) => [name, calls]));
  const numbers = listNumbers();
  const parts = planParts(now, size);
  let moreCalls = 0;
  const writers: Promise<void>[] = Array.from({ length: mostWriters }, () => Promise.resolve());
  for (const [index, part] of parts.entries()) {
    const before = written.get(part.name);
    if (before !== undefined) {
      moreCalls += part.calls - before;
      continue;
    }
    const organization = byName.get(part.organization);
    if (signal?.aborted || organization === undefined) break;
    const made = await makeSlowly(orderPart(part, organization, numbers, { now, moreCalls }));
    moreCalls += part.calls - made.calls;
    await writers[index % mostWriters];
    if (signal?.aborted) break;
    const writing = writePart(services, part.name, organization.place, made).then(() =>
      onPart?.({ done: index + 1, of: parts.length, part }),
    );
    // It is awaited above or below; until then nobody hears of its failure.
    writing.catch(() => {});
    writers[index % mostWriters] = writing;
  }
  await Promise.all(writers);
  if (signal?.aborted) return false;
  const ids = organizations.map(({ place }) => place.organizationId);
  await tellPast(services, ids, { loadedAt: now, filledAt: services.now() });
  return true;
}
