import type { CampaignTemplate } from '@ringfence/contract/campaigns';
import { type CampaignFields, fillFields } from './campaign-fields.ts';
import { isSame } from './is-same.ts';

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

/** What takes a template back: the fields that it changed and that nobody has changed since. */
export function takeBackTemplate(
  fields: CampaignFields,
  applied: Partial<CampaignFields>,
  before: CampaignFields,
): Partial<CampaignFields> {
  return Object.fromEntries(
    Object.entries(before).filter(([name, value]) => {
      if (!isFieldName(name, applied)) return false;
      return isSame(fields[name], applied[name]) && !isSame(value, applied[name]);
    }),
  );
}

const isFieldName = (
  name: string,
  applied: Partial<CampaignFields>,
): name is keyof CampaignFields => name in applied;
