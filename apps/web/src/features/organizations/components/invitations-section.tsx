import InvitationIcon from '@mui/icons-material/MailOutlined';
import type { Invitation } from '@ringfence/contract/invitations';
import { useTranslation } from 'react-i18next';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { useIdempotencyKey } from '../../../platform/api/idempotency-key.ts';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { CardOutcome } from '../../../ui/outcome.tsx';
import type { Column } from '../../../ui/record-column.ts';
import { RecordTable } from '../../../ui/record-table.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { useInvitations, useInvite, useRevokeInvitation } from '../members-api.ts';

interface InvitationsSectionProps {
  /** Bound to the organization. */
  api: OrganizationApi;
  mayEdit: boolean;
}

/** Invitations that nobody has taken yet; they can be sent again and taken back. */
export function InvitationsSection({ api, mayEdit }: InvitationsSectionProps) {
  const { t } = useTranslation(['organizations', 'translation']);
  const invitations = useInvitations(api);
  const again = useInvite(api);
  const keyOf = useIdempotencyKey();
  const revoke = useRevokeInvitation(api);
  const isBusy = again.isPending || revoke.isPending;

  const columns: Column<Invitation>[] = [
    { id: 'email', header: t('invitations.columns.email'), render: ({ email }) => email },
    {
      id: 'role',
      header: t('invitations.columns.role'),
      render: ({ role }) => t(`translation:access.roles.${role}`),
    },
    {
      id: 'invited-by',
      header: t('invitations.columns.invitedBy'),
      render: ({ invitedBy }) => invitedBy,
    },
    {
      id: 'sent',
      header: t('invitations.columns.sent'),
      render: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      id: 'expires',
      header: t('invitations.columns.expires'),
      render: ({ expiresAt }) =>
        Date.parse(expiresAt) < Date.now() ? (
          <StatusChip tone="warning" label={t('invitations.expired')} />
        ) : (
          <Moment at={expiresAt} />
        ),
    },
  ];
  const actions: Column<Invitation> = {
    id: 'actions',
    header: t('invitations.columns.actions'),
    render: ({ id, email, role, createdAt }) => (
      <ActionMenu
        label={t('invitations.actionsFor', { email })}
        disabled={isBusy}
        actions={[
          {
            id: 'again',
            label: t('invitations.again'),
            onChoose: () => {
              revoke.reset();
              // When it was sent last tells a wish for one more mail from a lost answer.
              again.mutate({ email, role, idempotencyKey: keyOf(`${id} ${createdAt}`) });
            },
          },
          {
            id: 'revoke',
            label: t('invitations.revoke'),
            onChoose: () => {
              again.reset();
              revoke.mutate({ id, email });
            },
            isGrave: true,
          },
        ]}
      />
    ),
  };

  return (
    <SectionCard title={t('invitations.title')} lead={t('invitations.lead')} isFlush>
      <CardOutcome
        error={again.error ?? revoke.error}
        done={
          again.isSuccess
            ? t('invitations.sentAgain', { email: again.variables.email })
            : revoke.isSuccess
              ? t('invitations.revoked', { email: revoke.variables.email })
              : null
        }
      />
      {invitations.isPending ? (
        <LoadingSkeletons
          label={t('invitations.loading')}
          rows={2}
          rowHeight={{ xs: 120, sm: 58 }}
        />
      ) : invitations.data === undefined ? (
        <ErrorState error={invitations.error} onRetry={() => void invitations.refetch()} />
      ) : invitations.data.length === 0 ? (
        <EmptyState
          icon={<InvitationIcon fontSize="inherit" />}
          title={t('invitations.emptyTitle')}
          body={t('invitations.emptyBody')}
        />
      ) : (
        <RecordTable
          caption={t('invitations.caption')}
          columns={mayEdit ? [...columns, actions] : columns}
          rows={invitations.data}
          getKey={({ id }) => id}
        />
      )}
    </SectionCard>
  );
}
