import { useState } from 'react';
import { forgetDraft, recallDraft, rememberDraft } from './campaign-draft.ts';
import type { CampaignFields } from './campaign-fields.ts';

export interface DraftOptions {
  /** What the form was opened from, as `nameOrigin` has it. */
  origin: string;
  wantedListId: string;
  /** What the campaign that is copied has chosen. */
  copied?: Partial<CampaignFields> | undefined;
}

/** What a form holds at first, and the part of it that was typed before. */
export function openDraft(
  { wantedListId, copied }: Omit<DraftOptions, 'origin'>,
  draft: Partial<CampaignFields>,
) {
  const opened: Partial<CampaignFields> = {
    ...copied,
    ...(wantedListId === '' ? {} : { listId: wantedListId }),
  };
  // Who wants to call a list gets that list, also where the draft had gone on to another one with others besides.
  const isOther = wantedListId !== '' && draft.listId !== wantedListId;
  return { opened, recalled: isOther ? {} : draft };
}

/** What was typed in a form that was opened from the same place comes back. */
export function useDraft({ origin, ...options }: DraftOptions, organizationId: string) {
  const [{ opened, recalled }] = useState(() =>
    openDraft(options, recallDraft(organizationId, origin)),
  );
  const [changed, setChanged] = useState({ ...opened, ...recalled });
  const [isRecalled, setRecalled] = useState(Object.keys(recalled).length > 0);
  return {
    changed,
    isRecalled,
    change(change: Partial<CampaignFields>) {
      const next = { ...changed, ...change };
      setChanged(next);
      rememberDraft(organizationId, origin, next);
    },
    /** Back to what the form was opened with. */
    discard() {
      forgetDraft(organizationId, origin);
      setChanged(opened);
      setRecalled(false);
    },
    forget: () => forgetDraft(organizationId, origin),
  };
}
