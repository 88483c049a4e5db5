import { actsWithinMilliseconds, hasActed } from './acts-within.ts';
import { type CallFault, makeFault } from './finding.ts';
import type { RawCall, RawPerson, Round } from './raw-history.ts';
import { listKin } from './rebuild-person.ts';

function listStops({ placed_at }: RawCall, { stops }: Round): CallFault[] {
  return stops
    .filter(
      ({ since, until }) => hasActed(since, placed_at) && (until === null || placed_at < until),
    )
    .map(({ fault, since }) => makeFault('violation', fault, `since ${since.toISOString()}`));
}

/** One under way when this one was placed; clocks may differ by as much as anything may take to act. */
const isUnderWay = (other: RawCall, moment: Date): boolean =>
  other.ended_at === null || other.ended_at.getTime() > moment.getTime() + actsWithinMilliseconds;

function compareWithEarlier(call: RawCall, person: RawPerson): CallFault[] {
  const { calls } = person;
  const earlier = calls.slice(0, calls.indexOf(call)).filter(({ was_placed }) => was_placed);
  const ofKin = listKin(person, call.placed_at)
    .flatMap((other) => other.calls)
    .filter((other) => other.was_placed && other.reserved_at < call.reserved_at);
  const beside = [...earlier, ...ofKin].find((other) => isUnderWay(other, call.placed_at));
  const same = earlier.find(
    (other) =>
      call.campaign_id !== null &&
      other.campaign_id === call.campaign_id &&
      other.attempt === call.attempt,
  );
  return [
    ...(beside === undefined ? [] : [makeFault('violation', 'two_at_once', `with ${beside.id}`)]),
    ...(same === undefined ? [] : [makeFault('violation', 'second_call', `after ${same.id}`)]),
  ];
}

/** What no rule of law is asked for: calls that were stopped, and two where there may be one. */
export function compareCalls(call: RawCall, person: RawPerson, round: Round): CallFault[] {
  return [...listStops(call, round), ...compareWithEarlier(call, person)];
}
