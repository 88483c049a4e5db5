import type { WebhookMessage } from '@ringfence/carriers/port';
import type { FlowState } from '@ringfence/domain/callflow/flow-state';
import type { ConnectResult, FlowStep } from '@ringfence/domain/callflow/flow-step';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import type { TestOrganization } from '../../testing/add-organization.ts';
import { ringBackNumber } from '../../testing/approve-script.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { readPlace } from '../address-call.ts';
import { createCallFollower } from '../follow-call.ts';
import { forecastTargets } from '../forecast-targets.ts';
import { beginPlacing } from '../queries/place.ts';
import { recordNews } from '../record-news.ts';
import type { MadeDialer } from './make-dialer.ts';
import { decideAndReserve } from './take-steps.ts';

/** Behind the check, where somebody is asked what they want. */
export const atMenu: FlowState = {
  part: 'menu',
  question: 0,
  turn: 3,
  language: 'en',
  isVerified: true,
  tries: 0,
  isWrong: false,
  silences: 0,
  offer: null,
  line: 0,
};

export interface AnsweredCall {
  callId: string;
  contactId: string;
  /** What a key leads to. */
  press(digits: string, state?: FlowState): Promise<FlowStep>;
  /** What follows after the other number came out so, and they spoke for so many seconds. */
  hear(result: ConnectResult, state: FlowState, seconds?: number): Promise<FlowStep>;
  whisper(state: FlowState): Promise<string>;
  /** The carrier has found out that a machine answered, and says so once more each time. */
  detectMachine(): Promise<void>;
  /** The carrier's last word, and how long the call lasted from its answer on. */
  end(talkSeconds?: number): Promise<void>;
}

export interface TestLine {
  e164: string;
  places?: number;
  hours?: readonly ({ from: number; to: number } | null)[] | null;
}

const replaceLines = testStatement(
  `with front_desk as (
     insert into staffed_lines (organization_id, e164, zone, verified_how, verified_at)
     values ($1, $3, 'America/Chicago', 'code', now())
     on conflict (organization_id, e164) do update set takes_transfers = false)
   insert into staffed_lines (organization_id, e164, zone, takes_ring_backs, takes_transfers, position, places,
     hours, verified_how, verified_at)
   select $1, line.e164, 'America/Chicago', false, true, line.position, line.places, line.hours, 'code', now()
   from jsonb_to_recordset($2) as line (e164 text, position integer, places integer, hours jsonb)`,
  {},
);
const findContact = testStatement(`select contact_id from calls where id = $1`, {
  contact_id: 'uuid',
});

/** The lines that take calls over, in their order, instead of the one that tests have. */
export async function setLines(
  { services: { database } }: MadeDialer,
  { organizationId }: TestOrganization,
  lines: readonly TestLine[],
): Promise<void> {
  const rows = lines.map(({ e164, places = 1, hours = null }, position) => ({
    e164,
    position,
    places,
    hours,
  }));
  await askSystem(database, replaceLines, [organizationId, JSON.stringify(rows), ringBackNumber]);
}

/** Where a step goes on. */
export function placeOf(step: FlowStep): FlowState {
  const state = 'answerUrl' in step ? readPlace(step.answerUrl) : undefined;
  if (state === undefined) throw new Error(`the call ended with ${step.kind}`);
  return state;
}

let calledBefore = 0;

/** A running campaign over so many people, nobody called yet. */
export async function addCrowdedCampaign(
  { services: { database } }: MadeDialer,
  organization: TestOrganization,
  people: number,
): Promise<string> {
  const crowd = Array.from({ length: people }, (_, index) => ({
    name: `Ann Example ${index}`,
    e164: `+1312556${String(1000 + calledBefore + index)}`,
  }));
  calledBefore += people;
  const { listId } = await addList(database, organization, crowd);
  return addCampaign(database, organization, listId);
}

/** Calls to so many people, all of them answered, without a carrier. */
export async function answerCalls(
  dialer: MadeDialer,
  organization: TestOrganization,
  people: number,
): Promise<AnsweredCall[]> {
  const { services } = dialer;
  const { organizationId } = organization;
  const campaignId = await addCrowdedCampaign(dialer, organization, people);
  const account = await dialer.findAccount();
  const follower = createCallFollower(services);
  await forecastTargets(services, { organizationId, campaignId });
  const reserved = await decideAndReserve(services, { organizationId, campaignId });
  const now = services.now();
  await services.database.asSystem((transaction) =>
    transaction.all(beginPlacing, [
      reserved.map(() => organizationId),
      reserved.map(({ id }) => id),
      now,
      new Date(now.getTime() - 10_000),
    ]),
  );
  const goodbye: FlowStep = { kind: 'hang_up' };
  const make = async (callId: string): Promise<AnsweredCall> => {
    const key = { organizationId, callId };
    const carrierCallId = `CA${callId}`;
    const event = { key: 'answered', at: null, state: 'answered' as const };
    const heard = (more: Partial<WebhookMessage>) => ({
      account,
      key,
      message: { carrierCallId, event, ...more },
    });
    await recordNews(services, [{ ...key, kind: 'event', carrierCallId, event }]);
    const [row] = await askSystem(services.database, findContact, [callId]);
    return {
      callId,
      contactId: row?.contact_id ?? '',
      press: (digits, state = atMenu) => follower.answer(heard({ digits }), state, goodbye),
      hear(connected, state, seconds) {
        const spoken = seconds === undefined ? {} : { connectedSeconds: seconds };
        return follower.answer(heard({ connected, ...spoken }), state, goodbye);
      },
      whisper: async (state) =>
        (await follower.whisper(heard({}), state)).map(({ text }) => text).join(' '),
      detectMachine: () =>
        follower.detect(heard({ event: { ...event, key: 'detected', answeredBy: 'machine' } })),
      end(talkSeconds) {
        const talked = talkSeconds === undefined ? {} : { talkSeconds };
        const ended = { key: 'completed', at: null, state: 'ended', ending: 'completed' } as const;
        return follower.tell(heard({ event: { ...ended, ...talked } }));
      },
    };
  };
  return Promise.all(reserved.map(({ id }) => make(id)));
}
