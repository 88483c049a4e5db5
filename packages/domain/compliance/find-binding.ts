import { packs as everyPack } from './packs/index.ts';
import type { Address, Pack } from './packs/pack.ts';
import type { Policy } from './policy.ts';
import type { Binding } from './types.ts';
import type { PackId } from './words.ts';

const allPacks: readonly Pack[] = Object.values(everyPack);
const noOthers: readonly Pack[] = [];

export type PlacedAddress = Address & { readonly country: string | null };

type Known = WeakMap<Address, Map<PackId, Binding>>;

/** People share their addresses' reading, so that each place is worked out once a pack. */
const knownAlone: Known = new WeakMap();
const knownWithPlace: Known = new WeakMap();

/** Which packs, states and cities bind a call to a person at this address. */
export function findBinding(policy: Policy, address: PlacedAddress): Binding {
  const known = policy.addsPackOfPlace ? knownWithPlace : knownAlone;
  const found = known.get(address)?.get(policy.pack);
  if (found !== undefined) return found;
  const chosen = everyPack[policy.pack];
  if (!Object.hasOwn(everyPack, policy.pack)) throw new RangeError('There is no such pack');
  const packs = [chosen, ...(policy.addsPackOfPlace ? listOthers(policy, address) : noOthers)];
  const jurisdictions = packs.flatMap((pack) =>
    isMeant(pack, address) ? pack.jurisdictions.filter((place) => place.binds(address)) : [],
  );
  const caps = [...packs, ...jurisdictions].flatMap((place) => place.caps);
  const binding = { packs, jurisdictions, caps, address };
  known.set(address, (known.get(address) ?? new Map()).set(policy.pack, binding));
  return binding;
}

/** Letters are used twice: WA is Washington, and in Australia another state. */
function isMeant({ country }: Pack, address: PlacedAddress): boolean {
  return address.country === null || address.country === country;
}

/** The law where the person lives. */
function listOthers({ pack }: Policy, { country, regions }: PlacedAddress): readonly Pack[] {
  return allPacks.filter(
    (other) =>
      other.id !== pack &&
      other.country === country &&
      (other.region === null || regions.includes(other.region)),
  );
}
