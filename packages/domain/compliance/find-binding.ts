import { areaCodesOfStates } from '../zones/area-code-regions.ts';
import { packs as everyPack } from './packs/index.ts';
import type { Address, Jurisdiction, Pack, Source } from './packs/pack.ts';
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
    isMeant(pack, address) ? listJurisdictions(pack, address) : [],
  );
  const caps = [...packs, ...jurisdictions].flatMap((place) => place.caps);
  const binding = { packs, jurisdictions, caps, address };
  known.set(address, (known.get(address) ?? new Map()).set(policy.pack, binding));
  return binding;
}

/** Those that bind; what was taken from an area code says so wherever its law is named. */
function listJurisdictions(pack: Pack, address: PlacedAddress): readonly Jurisdiction[] {
  const binding = pack.jurisdictions.filter((place) => place.binds(address));
  const { areaCodes = [], isStateTaken = false } = address;
  if (areaCodes.length === 0) return binding;
  return binding.map((place) => {
    const telling = areaCodes.filter((areaCode) =>
      place.binds({ ...address, ...placeOf(areaCode, address), areaCodes: [areaCode] }),
    );
    const isTaken = isStateTaken || !place.binds({ ...address, areaCodes: [] });
    return isTaken ? citeAreaCodes(place, telling) : place;
  });
}

/** The state of one area code, where the state was taken from them. */
function placeOf(areaCode: string, { isStateTaken = false }: Address) {
  const region = areaCodesOfStates.get(areaCode);
  return isStateTaken && region !== undefined ? { regions: [region] } : {};
}

function citeAreaCodes(place: Jurisdiction, areaCodes: readonly string[]): Jurisdiction {
  const codes = areaCodes.length === 1 ? 'area code' : 'area codes';
  const cite = (source: Source): Source => ({
    ...source,
    citation: `${source.citation} (${place.name} by ${codes} ${areaCodes.join(', ')})`,
  });
  const { hours, caps, workAfterHome, notice, timeBarred } = place;
  return {
    ...place,
    hours: hours === null ? null : { ...hours, source: cite(hours.source) },
    caps: caps.map((cap) => ({ ...cap, source: cite(cap.source) })),
    ...(workAfterHome === undefined ? {} : { workAfterHome: cite(workAfterHome) }),
    ...(notice === undefined ? {} : { notice: { ...notice, source: cite(notice.source) } }),
    ...(timeBarred === undefined
      ? {}
      : { timeBarred: { ...timeBarred, source: cite(timeBarred.source) } }),
  };
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
