import { chooseOpenPlace } from '@ringfence/domain/zones/testing/choose-place';
import type { ApiPerson } from './ask-api.ts';

/** What makes the simulator's calls end in a moment. */
export const quickCalls = {
  SIMULATOR_SPEED: '200',
  SIMULATOR_SEED: '3',
  CALLS_PER_SECOND: '40',
};

/** A file of debtors as somebody uploads it. */
export function writeDebtors(rows: readonly string[]): Buffer {
  return Buffer.from(['Reference,Name,Phone,Balance,Country,Consent', ...rows].join('\n'));
}

/** The person answers, or nobody does: what the simulator makes of other numbers differs with the place of the hour. */
const endings = ['0194', '0190'];

/** A list of people who may be called now, and a finished campaign that called them. */
export async function makeRecords(
  api: ApiPerson,
): Promise<{ listId: string; contactId: string; campaignId: string; callId: string }> {
  const { country, prefix } = chooseOpenPlace(new Date());
  const rows = Array.from({ length: 8 }, (_, index) => {
    const number = `${prefix.slice(0, -2)}${10 + index}${endings[index % endings.length]}`;
    return `D${index},Debtor ${index},${number},${index}0.25,${country},yes`;
  });
  const listId = await api.upload('April portfolio', writeDebtors(rows));
  await api.runCampaign(listId, 'April');
  const campaign = (await api.listCampaigns()).find((found) => found.list?.id === listId);
  if (campaign === undefined) throw new Error('the campaign is not listed');
  return {
    listId,
    contactId: await api.findContactId(listId),
    campaignId: campaign.id,
    callId: await api.findCallId(),
  };
}
