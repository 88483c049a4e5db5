import { campaignsPage, newCampaignPage } from '../../features/campaigns/index.ts';
import type { MenuNode } from '../menu-node.ts';

/** Pages that stand in no menu of their own, as they stand below what is in it. */
export const places: readonly MenuNode[] = [
  {
    id: 'activity',
    title: 'shell.menu.activity',
    type: 'group',
    children: [
      {
        id: 'scheduled-activity',
        title: 'shell.menu.scheduledActivity',
        type: 'item',
        url: '/activity/scheduled',
        children: [
          {
            id: 'campaigns',
            title: 'shell.menu.campaigns',
            type: 'item',
            url: campaignsPage,
            children: [
              {
                id: 'new-campaign',
                title: 'shell.menu.newCampaign',
                type: 'item',
                url: newCampaignPage,
              },
            ],
          },
        ],
      },
      { id: 'audits', title: 'shell.menu.audits', type: 'item', url: '/activity/audit' },
    ],
  },
  { id: 'settings', title: 'shell.menu.settings', type: 'item', url: '/settings' },
];
