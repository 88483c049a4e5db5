import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkTabs } from '../../../ui/link-tabs.tsx';
import { WorkplaceHeader } from '../../access/index.ts';
import { campaignsPage } from '../../campaigns/index.ts';

const pages = {
  schedule: '/activity/scheduled',
  campaigns: campaignsPage,
  callbacks: '/activity/scheduled/callbacks',
} as const;

interface ScheduledHeaderProps {
  tab: keyof typeof pages;
  actions: ReactNode;
}

/** What is scheduled, the campaigns that schedule it, and the calls that people asked for: tabs of one screen. */
export function ScheduledHeader({ tab, actions }: ScheduledHeaderProps) {
  const { t } = useTranslation('scheduled');
  return (
    <>
      <WorkplaceHeader
        title={t('title')}
        documentTitle={tab === 'schedule' ? t('title') : t(`tabs.${tab}`)}
        lead={t(`leads.${tab}`)}
        actions={actions}
      />
      <LinkTabs
        label={t('title')}
        tabs={(['schedule', 'campaigns', 'callbacks'] as const).map((id) => ({
          url: pages[id],
          label: t(`tabs.${id}`),
          isCurrent: id === tab,
        }))}
      />
    </>
  );
}
