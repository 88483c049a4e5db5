import type { OfferRule } from '../../promises/make-offers.ts';
import { findDepths, listWays } from '../list-ways.ts';
import { places } from '../list-words.ts';
import type { Part, PromisePart, Script } from '../script.ts';
import type { Report } from '../script-finding.ts';

const latestFirstPayment = 90;
const mostInstalments = 12;
const longestGap = 31;
/** One key each; more than that nobody remembers. */
const mostOffers = 5;

function checkNames({ parts }: Script, report: Report): void {
  const seen = new Set<string>();
  for (const { id } of parts) {
    if (seen.has(id)) report('part_doubled', { partId: id }, { id });
    if (places.some((place) => place === id)) report('part_id_reserved', { partId: id }, { id });
    seen.add(id);
  }
}

function checkWays({ parts }: Script, report: Report): void {
  const ids = new Set(parts.map(({ id }) => id));
  for (const part of parts) {
    for (const { on, to } of listWays(part)) {
      if (!ids.has(to)) report('part_unknown', { partId: part.id }, { to, way: on });
    }
  }
}

/** Where a part may go on without asking anything. */
function listSilentWays(part: Part): string[] {
  switch (part.kind) {
    case 'say':
    case 'disclosure':
    case 'dispute':
    case 'language':
      return [part.next];
    case 'verify':
      return [part.verified, part.unverified];
    case 'promise':
      return [part.declined];
    case 'connect':
      return [part.unanswered];
    default:
      return [];
  }
}

function checkCircles({ parts }: Script, report: Report): void {
  const byId = new Map(parts.map((part) => [part.id, part]));
  for (const start of parts) {
    const reached = new Set(listSilentWays(start));
    for (const id of reached) {
      const part = byId.get(id);
      for (const next of part === undefined ? [] : listSilentWays(part)) reached.add(next);
    }
    if (reached.has(start.id)) report('circle_without_question', { partId: start.id });
  }
}

function findLimit(offer: OfferRule): string | null {
  if (offer.withinDays < 0 || offer.withinDays > latestFirstPayment) return 'days_within';
  if (offer.kind === 'part' && (offer.percent < 1 || offer.percent > 99)) return 'percent';
  if (offer.kind !== 'instalments') return null;
  if (offer.count < 2 || offer.count > mostInstalments) return 'instalment_count';
  return offer.everyDays < 1 || offer.everyDays > longestGap ? 'instalment_gap' : null;
}

function checkOffers({ id, offers }: PromisePart, report: Report): void {
  if (offers.length === 0) report('promise_without_offers', { partId: id });
  if (offers.length > mostOffers) {
    report('too_many_offers', { partId: id }, { count: offers.length, most: mostOffers });
  }
  for (const [index, offer] of offers.entries()) {
    const limit = findLimit(offer);
    if (limit !== null) report('offer_out_of_range', { partId: id }, { number: index + 1, limit });
  }
}

/** Whether the parts hang together. */
export function checkStructure(script: Script, report: Report): void {
  checkNames(script, report);
  checkWays(script, report);
  checkCircles(script, report);
  const reached = findDepths(script.parts);
  const firstStop = script.parts.find(({ kind }) => kind === 'stop');
  for (const part of script.parts) {
    // Key 9 leads to the first of them from everywhere.
    if (!reached.has(part.id) && part !== firstStop) {
      report('part_not_reached', { partId: part.id });
    }
    if (part.kind === 'promise') checkOffers(part, report);
    if (part.kind === 'menu' && Object.keys(part.keys).length === 0) {
      report('menu_without_keys', { partId: part.id });
    }
  }
}
