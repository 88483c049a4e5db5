import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkTabs } from '../../../ui/link-tabs.tsx';
import { WorkplaceHeader } from '../../access/index.ts';
import { campaignsPage } from '../../campaigns/index.ts';

const pages = {
  schedule: '/activity/scheduled',
  campaigns: campaignsPage,
  callbacks: '/activity/scheduled/callbacks',
  promises: '/activity/scheduled/promises',
  payments: '/activity/scheduled/payments',
} as const;
const tabs = ['schedule', 'campaigns', 'callbacks', 'promises', 'payments'] as const;

interface ScheduledHeaderProps {
  tab: keyof typeof pages;
  actions: ReactNode;
}

/** What is scheduled, the campaigns that schedule it, and what people asked for, promised and paid: tabs of one screen. */
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
        tabs={tabs.map((id) => ({
          url: pages[id],
          label: t(`tabs.${id}`),
          isCurrent: id === tab,
        }))}
      />
    </>
  );
}
