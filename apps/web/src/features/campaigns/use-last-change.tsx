import { useState } from 'react';
import { type CampaignDeed, CampaignToast } from './components/campaign-toast.tsx';

/** What was changed last in a campaign, as a toast, and how a change is shown there. */
export function useLastChange() {
  const [{ deed, nth }, setLast] = useState<{ deed: CampaignDeed | null; nth: number }>({
    deed: null,
    nth: 0,
  });
  return {
    toast:
      deed === null ? null : (
        <CampaignToast key={nth} deed={deed} onDismiss={() => setLast({ deed: null, nth })} />
      ),
    show: (done: CampaignDeed) => setLast((last) => ({ deed: done, nth: last.nth + 1 })),
  };
}
