import type { ContactFilter } from '@ringfence/contract/contacts';
import { lazy } from 'react';
import { LateArea } from '../../../../ui/late-area.tsx';
import { TopProgressBar } from '../../../../ui/top-progress-bar.tsx';
import type { ContactView } from '../../table/contact-view.ts';
import type { HowMany } from '../../table/describe-people.ts';
import type { TrackedAction } from '../../table/tracked-action.ts';
import { describeBulk, type useSelection } from '../../table/use-bulk.ts';
import { useContactDownload } from '../../table/use-contact-download.ts';
import { type BulkAction, BulkBar } from './bulk-bar.tsx';
import type { BulkDialogKind } from './bulk-dialogs.tsx';

const BulkDialog = lazy(async () => ({
  default: (await import('./bulk-dialogs.tsx')).BulkDialog,
}));
const OrganizationDialog = lazy(async () => ({
  default: (await import('./organization-dialog.tsx')).OrganizationDialog,
}));

/** The dialog that is open for those selected. */
export type BulkOpen = BulkDialogKind | 'organization' | null;

interface BulkAreaProps {
  open: BulkOpen;
  onOpen: (open: BulkOpen) => void;
  bulk: ReturnType<typeof useSelection>;
  filter: ContactFilter;
  view: ContactView;
  chosenViewId: string | null;
  matching: HowMany;
  /** Null in admin mode, while no organization is chosen. */
  organizationId: string | null;
  onBegun: (action: TrackedAction) => void;
  onSaid: (said: { done: string | null; error: unknown }) => void;
}

/** The bar of those selected, and the dialogs of what is done with them. */
export function BulkArea(props: BulkAreaProps) {
  const { open, onOpen, bulk, filter, view, chosenViewId, matching, onBegun, onSaid } = props;
  const { organizationId, selection, people } = describeBulk(
    bulk.selection,
    filter,
    matching,
    props.organizationId,
  );
  const download = useContactDownload({
    organizationId,
    filter,
    view,
    chosenViewId,
    selection: bulk.selection,
    onSaid,
  });
  const close = () => onOpen(null);

  function choose(action: BulkAction) {
    if (organizationId === null) {
      onOpen('organization');
    } else if (action === 'download') {
      download.begin();
    } else {
      onOpen(action);
    }
  }

  return (
    <>
      <BulkBar
        selection={bulk.selection}
        matching={matching}
        isDownloading={download.isPending}
        onSelectAll={bulk.selectAll}
        onClear={bulk.clear}
        onChoose={choose}
      />
      {open === null ? null : (
        <LateArea fallback={<TopProgressBar />} onClose={close}>
          {open === 'organization' || organizationId === null ? (
            <OrganizationDialog onClose={close} />
          ) : (
            <BulkDialog
              kind={open}
              organizationId={organizationId}
              selection={selection}
              people={people}
              onClose={close}
              onBegun={(action, { isForCall = false } = {}) => {
                close();
                bulk.clear();
                onBegun({
                  actionId: action.id,
                  organizationId,
                  leadsToCampaign: isForCall,
                });
              }}
            />
          )}
        </LateArea>
      )}
    </>
  );
}
