import type { Transaction } from '../../platform/database/database.ts';
import { demoLines, demoPools, demoScripts } from './demo-voice.ts';
import { insertLines, insertPools, insertScripts } from './queries/voice.ts';

/** The items as the statements read them, each with the id of its organization. */
type Placed = (items: readonly { organization: string }[]) => string;

/** What the organizations say on calls, and where these are returned, since a moment; nothing where there is something. */
export async function addVoice(
  transaction: Transaction,
  placed: Placed,
  since: Date,
): Promise<void> {
  await transaction.all(insertLines, [placed(demoLines), since]);
  await transaction.all(insertScripts, [placed(demoScripts), since]);
  await transaction.all(insertPools, [placed(demoPools), since]);
}
