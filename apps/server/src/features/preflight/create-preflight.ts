import type { AskedCampaign, Preflight } from '@ringfence/contract/preflight';
import { ProblemError } from '../../platform/http/problem.ts';
import { keepLatest } from '../../platform/keep-latest.ts';
import { limitWork, type WorkLimit } from '../../platform/limit-work.ts';
import type { Services } from '../../services.ts';
import { countPreflight } from './count-preflight.ts';
import { listPeople, type PeopleQuestion } from './list-people.ts';
import { type Asking, endWhenLeft } from './load-asked.ts';

/** Each may be work for seconds: the people who are called and those who work beside it come first. */
const room = { atOnce: 2, waiting: 50 };
/** Exact counts take longer: one place of both is left to first estimates, which somebody looks at the form for. */
const exactRoom = { ...room, atOnce: 1 };
/** For the whole answer. An exact one about a million people takes a tenth of it. */
const usualLimits = { longestMilliseconds: 120_000 };

/** Ends what nobody waits for any more, or what takes too long, and says which it was. */
async function answerWithin<Answer>(
  milliseconds: number,
  { scope, signal }: Asking,
  answer: (asking: Asking) => Promise<Answer>,
): Promise<Answer> {
  const late = AbortSignal.timeout(milliseconds);
  try {
    return await answer({ scope, signal: AbortSignal.any([signal, late]) });
  } catch (error) {
    endWhenLeft(signal);
    if (late.aborted) throw new ProblemError('unavailable');
    throw error;
  }
}

/**
 * One question of a kind at a time for each person: while the form changes, only the last one is worth an answer. The
 * people behind a number do not wait for the counts, nor these for them.
 */
export function createPreflight(
  services: Pick<Services, 'database' | 'now'>,
  { longestMilliseconds } = usualLimits,
) {
  const refuse = () => new ProblemError('too_many_requests');
  function inTurn<Asked, Answer>(
    work: (asking: Asking, asked: Asked) => Promise<Answer>,
    isLong: (asked: Asked) => boolean = () => false,
  ) {
    const latest = keepLatest(endWhenLeft);
    const all = limitWork({ ...room, refuse });
    const long = limitWork({ ...exactRoom, refuse });
    const longOfAll: WorkLimit = (own, signal) => long(() => all(own, signal), signal);
    return ({ scope, signal }: Asking, asked: Asked): Promise<Answer> =>
      latest({ userId: scope.userId, signal }, isLong(asked) ? longOfAll : all, (either) =>
        answerWithin(longestMilliseconds, { scope, signal: either }, (asking) =>
          work(asking, asked),
        ),
      );
  }
  return {
    count: inTurn(
      (asking, asked: AskedCampaign & { isExact: boolean }): Promise<Preflight> =>
        countPreflight(services, asking, asked),
      ({ isExact }) => isExact,
    ),
    people: inTurn((asking, asked: PeopleQuestion) => listPeople(services, asking, asked)),
  };
}
