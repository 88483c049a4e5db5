import AddIcon from '@mui/icons-material/Add';
import OrganizationsIcon from '@mui/icons-material/ApartmentOutlined';
import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import ScheduledIcon from '@mui/icons-material/EventOutlined';
import ListIcon from '@mui/icons-material/FormatListBulletedOutlined';
import HistoryIcon from '@mui/icons-material/History';
import ContactsIcon from '@mui/icons-material/PeopleAltOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { newCampaignPage } from '../features/campaigns/index.ts';
import type { MenuIcon, MenuNode, MenuTextKey } from './menu-node.ts';

function item(id: string, title: MenuTextKey, url: string, icon: MenuIcon): MenuNode {
  return { id, title, type: 'item', url, icon };
}

/** The menu as data: a new screen adds one item here. */
export const menu: readonly MenuNode[] = [
  {
    id: 'home',
    title: 'shell.menu.home',
    type: 'group',
    children: [item('dashboard', 'shell.menu.dashboard', '/dashboard', DashboardIcon)],
  },
  {
    id: 'debtors',
    title: 'shell.menu.debtors',
    type: 'group',
    children: [
      item('lists', 'shell.menu.debtorsList', '/debtors/list', ListIcon),
      item('contacts', 'shell.menu.contacts', '/debtors/contacts', ContactsIcon),
      item('upload', 'shell.menu.uploadDebtors', '/debtors/upload', UploadIcon),
    ],
  },
  {
    id: 'calls',
    title: 'shell.menu.calls',
    type: 'group',
    children: [item('call-history', 'shell.menu.callHistory', '/calls/history', PhoneIcon)],
  },
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
        icon: ScheduledIcon,
        chip: { label: '', counts: 'runningCampaigns', color: 'success' },
        actions: [
          {
            id: 'new-campaign',
            title: 'shell.menu.newCampaign',
            type: 'link',
            url: newCampaignPage,
            icon: AddIcon,
            permission: 'campaigns.control',
          },
        ],
      },
      item('recent-activity', 'shell.menu.recentActivity', '/activity/recent', HistoryIcon),
    ],
  },
  {
    id: 'admin',
    title: 'shell.menu.admin',
    type: 'group',
    isForAdminMode: true,
    children: [
      item('bulk-calls', 'shell.menu.bulkCallSender', '/admin/bulk-calls', CampaignIcon),
      item('organizations', 'shell.menu.organizations', '/admin/organizations', OrganizationsIcon),
    ],
  },
];
