import type { ContactFilter } from '@ringfence/contract/contacts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useOrganizationApi } from '../../../platform/api/api-queries.ts';
import { useDownload } from './action-api.ts';
import type { ContactView } from './contact-view.ts';
import { openDownload } from './open-download.ts';
import { findSavedView } from './read-saved-view.ts';
import type { Selection } from './selection.ts';
import { toDownloadInput } from './selection-input.ts';

interface ContactDownload {
  /** Null in admin mode, while no organization is chosen. */
  organizationId: string | null;
  filter: ContactFilter;
  view: ContactView;
  /** The saved view that was chosen, though it may have been changed since. */
  chosenViewId: string | null;
  /** Null: all that match. */
  selection: Selection | null;
  onSaid: (said: { done: string | null; error: unknown }) => void;
}

/** Hands contacts out as a file, with the columns and in the order in which they are shown. */
export function useContactDownload(asked: ContactDownload) {
  const { t } = useTranslation('tables');
  const { organizationId, filter, view, chosenViewId, selection, onSaid } = asked;
  const { queries } = useOrganizationApi(organizationId ?? '');
  const queryClient = useQueryClient();
  const download = useDownload(organizationId ?? '');

  /** The file is named after the saved view that it shows. */
  function findViewId(): { viewId?: string } {
    const known = queryClient.getQueryData(queries.contacts.listViews.queryKey());
    const shown = findSavedView(known?.views ?? [], chosenViewId, view);
    return shown === null || shown.isChanged ? {} : { viewId: shown.view.id };
  }

  return {
    isPending: download.isPending,
    begin() {
      const { sort, direction, columns } = view;
      const shown = { sort, direction, columns: [...columns], ...findViewId() };
      download.mutate(
        { ...toDownloadInput(selection, filter), ...shown },
        {
          onSuccess: ({ address }) => {
            openDownload(address);
            onSaid({ done: t('bulk.downloaded'), error: null });
          },
          onError: (error) => onSaid({ done: null, error }),
        },
      );
    },
  };
}
