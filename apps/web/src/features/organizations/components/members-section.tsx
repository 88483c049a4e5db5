import MembersIcon from '@mui/icons-material/GroupsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { useDisplayZone } from '../../../ui/display-zone.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CardOutcome } from '../../../ui/outcome.tsx';
import { PagedRecords } from '../../../ui/paged-records.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { TopProgressBar } from '../../../ui/top-progress-bar.tsx';
import { useSignedInUser } from '../../auth/index.ts';
import { useMemberPages } from '../members-api.ts';
import { useMemberActions } from '../use-member-actions.ts';
import type { AddWay } from './add-member-dialog.tsx';
import { createMemberColumns } from './member-columns.tsx';
import { MemberQuestionDialog } from './member-question.tsx';

// Fetched when it is first opened.
const AddMemberDialog = lazy(async () => ({
  default: (await import('./add-member-dialog.tsx')).AddMemberDialog,
}));

interface MembersSectionProps {
  /** Bound to the organization. */
  api: OrganizationApi;
  organization: { id: string; name: string };
  /** How people may be added, the usual way first. */
  ways: readonly [AddWay, ...AddWay[]];
  mayEdit: boolean;
}

/** Who belongs to an organization, and what can be changed about that. */
export function MembersSection({ api, organization, ways, mayEdit }: MembersSectionProps) {
  const { t } = useTranslation(['organizations', 'translation']);
  const { language } = useLanguage();
  const zone = useDisplayZone();
  const { id: ownId } = useSignedInUser();
  const pages = useMemberPages(api);
  const actions = useMemberActions(api, ownId);
  const [isAdding, setAdding] = useState(false);
  const members = pages.data?.pages.flatMap((page) => page.members);
  const { question } = actions;

  return (
    <SectionCard
      title={t('members.title')}
      lead={t('members.lead')}
      isFlush
      actions={
        mayEdit ? (
          <Button variant="outlined" onClick={() => setAdding(true)}>
            {t(ways.length === 1 ? 'add.invite' : 'add.open')}
          </Button>
        ) : undefined
      }
    >
      <CardOutcome error={actions.outcome.error} done={actions.outcome.done} />
      {members?.some(({ isPlaceholder }) => isPlaceholder) ? (
        <Box sx={{ px: 2.5, py: 2 }}>
          <Notice kind="info">{t('members.placeholders')}</Notice>
        </Box>
      ) : null}
      <PagedRecords
        caption={t('members.caption')}
        columns={createMemberColumns({
          t,
          language,
          zone,
          ownId,
          actions: mayEdit
            ? {
                onChangeRole: actions.askForRole,
                onRemove: actions.askForRemoval,
                isBusy: actions.isBusy,
              }
            : null,
        })}
        pages={pages}
        rows={members}
        getKey={({ userId }) => userId}
        loadingLabel={t('members.loading')}
        empty={
          <EmptyState
            icon={<MembersIcon fontSize="inherit" />}
            title={t('members.emptyTitle')}
            body={t('members.emptyBody')}
          />
        }
      />
      {question === null ? null : (
        <MemberQuestionDialog
          question={question}
          isBusy={actions.isBusy}
          error={actions.questionError}
          onConfirm={() => actions.confirm(question)}
          onClose={actions.cancel}
        />
      )}
      {isAdding ? (
        <Suspense fallback={<TopProgressBar />}>
          <AddMemberDialog
            api={api}
            organization={organization}
            ways={ways}
            onClose={() => setAdding(false)}
            onDone={(done) => {
              setAdding(false);
              actions.tell(done);
            }}
          />
        </Suspense>
      ) : null}
    </SectionCard>
  );
}
