import type { CampaignTemplate } from '@ringfence/contract/campaigns';
import { type CampaignFields, fillFields } from './campaign-fields.ts';

/**
 * What choosing a template changes in the form. A list that was chosen stays, and so does who is left out: nobody may
 * become callable because of choices that were kept for something else.
 */
export function applyTemplate(
  fields: CampaignFields,
  content: CampaignTemplate['content'],
): Partial<CampaignFields> {
  const { listId: kept, ...filled } = fillFields(content);
  const listId = fields.listId === '' ? (kept ?? '') : fields.listId;
  const excludedListIds = [
    ...new Set([...fields.excludedListIds, ...content.excludedListIds]),
  ].filter((id) => id !== listId);
  return {
    ...filled,
    ...(listId === fields.listId ? {} : { listId }),
    excludedListIds,
    furtherListIds: content.furtherListIds.filter(
      (id) => id !== listId && !excludedListIds.includes(id),
    ),
  };
}
