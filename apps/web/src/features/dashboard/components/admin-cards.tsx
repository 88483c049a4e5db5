import { useWorkplace } from '../../access/index.ts';
import { AdminAuditsCard } from './admin-audits-card.tsx';
import { AdminStepsCard } from './admin-steps-card.tsx';
import { RunningCampaignsCard } from './running-campaigns-card.tsx';

/** What a super administrator sees beside the activity. */
export function AdminCards() {
  const { organization } = useWorkplace();
  return (
    <>
      <RunningCampaignsCard />
      {organization === null ? (
        <>
          <AdminAuditsCard />
          <AdminStepsCard />
        </>
      ) : null}
    </>
  );
}
