import { useTrackedAction } from '../../table/tracked-action.ts';
import { ActionNotice } from './action-notice.tsx';

/** How far something is that was begun here, on whichever page somebody looks by then. */
export function ActionArea({
  organizationId,
}: {
  /** Null in admin mode, while no organization is chosen. */
  organizationId: string | null;
}) {
  const { tracked, track } = useTrackedAction();
  if (tracked === null || (organizationId !== null && tracked.organizationId !== organizationId)) {
    return null;
  }
  return (
    <ActionNotice
      key={tracked.actionId}
      tracked={tracked}
      onTrack={track}
      onDismiss={() => track(null)}
    />
  );
}
