import type { ContactFilter } from '@ringfence/contract/contacts';
import { useTranslation } from 'react-i18next';
import { useDownload } from './action-api.ts';
import type { ContactView } from './contact-view.ts';
import { openDownload } from './open-download.ts';
import type { Selection } from './selection.ts';
import { toDownloadInput } from './selection-input.ts';

interface ContactDownload {
  /** Null in admin mode, while no organization is chosen. */
  organizationId: string | null;
  filter: ContactFilter;
  view: ContactView;
  /** Null: all that match. */
  selection: Selection | null;
  onSaid: (said: { done: string | null; error: unknown }) => void;
}

/** Hands contacts out as a file, in the order in which they are shown. */
export function useContactDownload(asked: ContactDownload) {
  const { t } = useTranslation('tables');
  const { organizationId, filter, view, selection, onSaid } = asked;
  const download = useDownload(organizationId ?? '');
  return {
    isPending: download.isPending,
    begin() {
      const { sort, direction } = view;
      download.mutate(
        { ...toDownloadInput(selection, filter), sort, direction },
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
