import AddIcon from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LateArea } from '../../../../ui/late-area.tsx';
import { LoadingSkeletons } from '../../../../ui/loading-skeletons.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { TopProgressBar } from '../../../../ui/top-progress-bar.tsx';
import { useMayDo } from '../../../access/index.ts';
import {
  CallbackAsked,
  CallbackDetails,
  CallbackState,
  CallbackTime,
  SettleButtons,
  useCallbacks,
} from '../../../callbacks/index.ts';
import type { ContactPartProps } from '../../contact-part-props.ts';
import { EntryList } from '../person/entry-list.tsx';

const CallbackDialog = lazy(async () => ({
  default: (await import('./callback-dialog.tsx')).CallbackDialog,
}));

/** The calls that the person asked for. */
export function CallbacksCard({ contact, onDone }: ContactPartProps) {
  const { t } = useTranslation('callbacks');
  const mayWork = useMayDo('callbacks.work');
  const callbacks = useCallbacks(contact.id);
  const [isAdding, setAdding] = useState(false);
  return (
    <SectionCard
      title={t('title')}
      actions={
        mayWork ? (
          <Button size="small" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        ) : undefined
      }
    >
      {callbacks.isPending ? (
        <LoadingSkeletons label={t('loading')} rows={2} rowHeight={{ xs: 40, sm: 40 }} />
      ) : callbacks.data === undefined ? (
        <ErrorState error={callbacks.error} onRetry={() => void callbacks.refetch()} />
      ) : callbacks.data.callbacks.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('none')}</Box>
      ) : (
        <EntryList
          label={t('title')}
          entries={callbacks.data.callbacks}
          render={(callback) => (
            <>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                <Box sx={{ fontWeight: 600 }}>
                  <CallbackTime {...callback} />
                </Box>
                <CallbackState state={callback.state} />
              </Box>
              <CallbackDetails callback={callback} />
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                <CallbackAsked {...callback} />
              </Box>
              {mayWork && callback.state === 'open' ? (
                <SettleButtons
                  callbackId={callback.id}
                  organizationId={contact.organization.id}
                  name={contact.fullName}
                  isForbidden={callback.isForbidden}
                />
              ) : null}
            </>
          )}
        />
      )}
      {isAdding ? (
        <LateArea fallback={<TopProgressBar />} onClose={() => setAdding(false)}>
          <CallbackDialog
            contact={contact}
            onClose={() => setAdding(false)}
            onDone={(done) => {
              setAdding(false);
              onDone(done);
            }}
          />
        </LateArea>
      ) : null}
    </SectionCard>
  );
}
