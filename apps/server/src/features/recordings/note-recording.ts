import type { FinishedRecording } from '@ringfence/carriers/port';
import type { Script } from '@ringfence/domain/callflow/script';
import { proveNotices } from '@ringfence/domain/recordings/prove-notice';
import * as z from 'zod';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { OpenAccount } from '../../platform/carriers/open-account.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import {
  discardCarrierCopy,
  findRecordedCall,
  insertRecordedEvent,
  insertRecording,
  listSaid,
} from './queries/note.ts';

export interface HeardRecording {
  account: Pick<OpenAccount, 'id'>;
  organizationId: string;
  callId: string;
  recording: FinishedRecording;
}

/** Finds what a call said by the script that its words name. */
export type FindScript = (name: {
  organizationId: string;
  scriptId: string;
  version: number;
}) => Promise<Script | undefined>;

const storedWords = z.object({
  script: z.string(),
  version: z.number(),
  language: z.string(),
  text: z.string(),
  announced: z.string().optional(),
});

interface Notice {
  words: string;
  at: Date;
}

/** With which words, and when, the person was informed of it; undefined where nothing proves that they were. */
async function findNotice(
  said: readonly RowOf<typeof listSaid.row>[],
  findScript: FindScript,
  organizationId: string,
): Promise<Notice | undefined> {
  const stored = z.array(storedWords).safeParse(said.map(({ said: words }) => words));
  const recorded = stored.data?.find(({ announced }) => announced !== undefined);
  if (!stored.success || recorded === undefined) return undefined;
  const { script: scriptId, version } = recorded;
  const script = await findScript({ organizationId, scriptId, version });
  const proof = script && proveNotices(script, stored.data);
  const row = proof && said[proof.index];
  return row ? { words: proof.notice, at: row.received_at } : undefined;
}

/** `kept`: to be fetched; `refused`: to be deleted at the carrier; `known`: said before; `unknown`: there is no such call. */
export type Noted = 'kept' | 'refused' | 'known' | 'unknown';

type NoteServices = Pick<Services, 'database' | 'effects' | 'log'> & { findScript: FindScript };

async function refuse(
  { effects }: NoteServices,
  transaction: Transaction,
  { account, organizationId, callId, recording }: HeardRecording,
  now: Date,
): Promise<void> {
  const copy = [organizationId, account.id, recording.recordingId, now];
  await transaction.all(discardCarrierCopy, copy);
  await appendEntries(transaction, effects, [
    {
      organizationId,
      actor: { kind: 'system' },
      action: 'recording.refused',
      subject: { kind: 'call', id: callId },
    },
  ]);
}

/**
 * Writes down that the carrier has a recording of a call. It is wanted only where the call's own words prove that the
 * person was informed of it, before they were asked anything and in each language that it speaks; any other is
 * deleted at the carrier, and that is on record.
 */
export async function noteRecording(
  services: NoteServices,
  heard: HeardRecording,
  now: Date,
): Promise<Noted> {
  const { database, effects, log, findScript } = services;
  const { account, organizationId, callId, recording } = heard;
  const known = await database.asSystem(async (transaction) => {
    const call = await transaction.first(findRecordedCall, [organizationId, callId]);
    return call && { call, said: await transaction.all(listSaid, [organizationId, callId]) };
  });
  if (known === undefined) return 'unknown';
  const { contact_id: contactId, spoken_at: spokenAt, ended_at: endedAt } = known.call;
  // Where the first words came too late for the carrier, somebody heard a goodbye instead of them.
  const said = spokenAt === null ? [] : known.said;
  const notice = await findNotice(said, findScript, organizationId);
  const { recordingId } = recording;
  const seconds = Math.max(0, Math.round(recording.seconds));
  const noted = await database.asSystem(async (transaction): Promise<Noted> => {
    const content = JSON.stringify({ recordingId, seconds, isRefused: notice === undefined });
    const event = [organizationId, callId, recordingId, now, content];
    if ((await transaction.first(insertRecordedEvent, event)) === undefined) return 'known';
    if (notice === undefined) await refuse(services, transaction, heard, now);
    else {
      const announced = [notice.words, notice.at];
      const made = [organizationId, callId, contactId, account.id, recordingId, seconds];
      await transaction.all(insertRecording, [...made, ...announced, now, endedAt]);
    }
    await publishEvents(transaction, effects.wakeRelay, [
      { organizationId, event: { kind: 'calls_changed' } },
    ]);
    return notice === undefined ? 'refused' : 'kept';
  });
  if (noted === 'refused') {
    log.error({ callId, organizationId }, 'a recording that nobody was informed of is deleted');
  }
  return noted;
}
