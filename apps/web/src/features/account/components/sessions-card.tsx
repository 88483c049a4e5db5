import DevicesIcon from '@mui/icons-material/DevicesOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SignedInSession } from '@ringfence/contract/sessions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { Moment } from '../../../ui/moment.tsx';
import type { Column } from '../../../ui/record-column.ts';
import { RecordTable } from '../../../ui/record-table.tsx';
import { RelativeMoment } from '../../../ui/relative-moment.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { useAuth } from '../../auth/index.ts';
import { useEndSession, useSessions } from '../api.ts';
import { useEndOtherSessions } from '../auth-api.ts';
import { describeBrowser } from '../describe-browser.ts';
import { CardOutcome } from './outcome.tsx';

function useDeviceName(): (session: SignedInSession) => string {
  const { t } = useTranslation('account');
  return ({ userAgent }) => {
    const { browser, system } = describeBrowser(userAgent);
    if (browser === null) {
      return system === null ? t('sessions.unknown') : t('sessions.unknownOn', { system });
    }
    return system === null ? browser : t('sessions.browserOn', { browser, system });
  };
}

interface SessionTableProps {
  sessions: readonly SignedInSession[];
  /** The one that is being ended. */
  endingId: string | undefined;
  onEnd: (sessionId: string) => void;
}

function SessionTable({ sessions, endingId, onEnd }: SessionTableProps) {
  const { t } = useTranslation('account');
  const { signOut } = useAuth();
  const nameDevice = useDeviceName();
  const columns: Column<SignedInSession>[] = [
    {
      id: 'device',
      header: t('sessions.device'),
      render: (session) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {nameDevice(session)}
          {session.isCurrent ? (
            <StatusChip tone="success" label={t('sessions.thisDevice')} />
          ) : null}
          {session.assuranceLevel === 'aal2' ? (
            <StatusChip tone="info" label={t('sessions.secondFactor')} />
          ) : null}
        </Box>
      ),
    },
    {
      id: 'address',
      header: t('sessions.address'),
      render: ({ address }) => address ?? t('sessions.unknownAddress'),
    },
    {
      id: 'signed-in',
      header: t('sessions.signedIn'),
      render: ({ signedInAt }) => <Moment at={signedInAt} />,
    },
    {
      id: 'last-seen',
      header: t('sessions.lastSeen'),
      render: ({ lastSeenAt }) => <RelativeMoment at={lastSeenAt} />,
    },
    {
      id: 'actions',
      header: t('sessions.actions'),
      render: (session) => (
        <Button
          size="small"
          variant="outlined"
          disabled={endingId !== undefined}
          aria-label={t('sessions.endOf', { device: nameDevice(session) })}
          onClick={() => (session.isCurrent ? void signOut() : onEnd(session.id))}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {t(endingId === session.id ? 'sessions.ending' : 'sessions.end')}
        </Button>
      ),
    },
  ];
  return (
    <RecordTable
      caption={t('sessions.caption')}
      columns={columns}
      rows={sessions}
      getKey={({ id }) => id}
    />
  );
}

/** Where the person is signed in, and the way to end it elsewhere. */
export function SessionsCard() {
  const { t } = useTranslation('account');
  const sessions = useSessions();
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  const [isAsking, setAsking] = useState(false);
  const hasOthers =
    sessions.data === undefined ||
    !sessions.data.isKeptHere ||
    sessions.data.sessions.some(({ isCurrent }) => !isCurrent);

  return (
    <SectionCard
      title={t('sessions.title')}
      lead={t('sessions.lead')}
      isFlush
      actions={
        <Button
          variant="outlined"
          disabled={!hasOthers || endOthers.isPending}
          onClick={() => setAsking(true)}
        >
          {t('sessions.endOthers')}
        </Button>
      }
    >
      <CardOutcome
        error={end.error ?? endOthers.error}
        done={
          endOthers.isSuccess
            ? t('sessions.endOthersDone')
            : end.isSuccess
              ? t('sessions.ended')
              : null
        }
      />
      {sessions.isPending ? (
        <LoadingSkeletons label={t('sessions.loading')} rows={2} rowHeight={{ xs: 120, sm: 58 }} />
      ) : sessions.data === undefined ? (
        <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />
      ) : !sessions.data.isKeptHere || sessions.data.sessions.length === 0 ? (
        <EmptyState
          icon={<DevicesIcon fontSize="inherit" />}
          title={t(sessions.data.isKeptHere ? 'sessions.emptyTitle' : 'sessions.elsewhereTitle')}
          body={t(sessions.data.isKeptHere ? 'sessions.emptyBody' : 'sessions.elsewhereBody')}
        />
      ) : (
        <SessionTable
          sessions={sessions.data.sessions}
          endingId={end.isPending ? end.variables.sessionId : undefined}
          onEnd={(sessionId) => {
            endOthers.reset();
            end.mutate({ sessionId });
          }}
        />
      )}
      {isAsking ? (
        <ConfirmDialog
          title={t('sessions.endOthersTitle')}
          body={t('sessions.endOthersBody')}
          confirmLabel={t(endOthers.isPending ? 'sessions.endOthersBusy' : 'sessions.endOthers')}
          cancelLabel={t('cancel')}
          isBusy={endOthers.isPending}
          error={null}
          onConfirm={() => {
            end.reset();
            endOthers.mutate(undefined, { onSettled: () => setAsking(false) });
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </SectionCard>
  );
}
