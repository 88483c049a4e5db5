/**
 * A number from 0 to below 1 that is always the same for a person in a campaign, and says nothing about them. Different
 * uses and days are unrelated. FNV-1a, with the last step of MurmurHash3, because ids that differ little would stay close.
 */
export function spreadPerson(
  { campaignId, contactId }: { campaignId: string; contactId: string },
  use: 'share' | 'place' | 'minute',
  day = 0,
): number {
  let hash = 0x811c9dc5;
  for (const character of `${use}:${day}:${campaignId}:${contactId}`) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
