import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isPermitted, useWorkplace } from '../features/access/index.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { formatNumber } from '../ui/format-number.ts';
import { fillMenu } from './layout/app-fill-menu.ts';
import type { MenuNode } from './menu-node.ts';

/** The groups with what is counted beside their items and what the person may do from there. */
export function useFilledMenu(groups: readonly MenuNode[]): readonly MenuNode[] {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const workplace = useWorkplace();
  const { data } = useQuery(workplace.queries.campaigns.count.queryOptions());
  return fillMenu(groups, {
    mayDo: (permission) => isPermitted(workplace, permission),
    counts: { runningCampaigns: data?.running },
    sayCount: (count, number) => ({
      label: formatNumber(number, language),
      meaning: t(`shell.menuCounts.${count}`, { number: formatNumber(number, language) }),
    }),
  });
}
