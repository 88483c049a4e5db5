import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import ListIcon from '@mui/icons-material/FormatListBulletedOutlined';
import HistoryIcon from '@mui/icons-material/History';
import ContactsIcon from '@mui/icons-material/PeopleAltOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router';
import { useOrganization } from '../../features/access/index.ts';
import { type MenuGroup, type MenuItem, menu } from '../menu.ts';
import { selectMenuItem } from '../select-menu-item.ts';

const icons = {
  campaign: CampaignIcon,
  contacts: ContactsIcon,
  dashboard: DashboardIcon,
  history: HistoryIcon,
  list: ListIcon,
  phone: PhoneIcon,
  upload: UploadIcon,
};

interface MenuListProps {
  /** Tells the two drawers apart where headings need ids of their own. */
  idPrefix: string;
  onChoose?: () => void;
}

interface MenuLinkProps {
  item: MenuItem;
  isSelected: boolean;
  onChoose: (() => void) | undefined;
}

function MenuLink({ item, isSelected, onChoose }: MenuLinkProps) {
  const { t } = useTranslation();
  const Icon = icons[item.icon];
  return (
    <Button
      component={RouterLink}
      to={item.url}
      fullWidth
      color={isSelected ? 'primary' : 'inherit'}
      startIcon={<Icon />}
      aria-current={isSelected ? 'page' : undefined}
      onClick={() => onChoose?.()}
      sx={{
        justifyContent: 'flex-start',
        minHeight: 44,
        px: 2,
        fontWeight: isSelected ? 650 : 500,
        bgcolor: (theme) =>
          isSelected
            ? theme.alpha((theme.vars ?? theme).palette.primary.main, 0.12)
            : 'transparent',
      }}
    >
      {t(item.title)}
    </Button>
  );
}

function MenuGroupList({ group, idPrefix, onChoose }: MenuListProps & { group: MenuGroup }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const selected = selectMenuItem(menu, pathname);
  const titleId = `${idPrefix}-${group.id}`;
  return (
    <Box sx={{ px: 1.5, pt: 2 }}>
      <Typography
        id={titleId}
        variant="caption"
        sx={{ display: 'block', px: 2, pb: 0.5, color: 'text.secondary', fontWeight: 600 }}
      >
        {t(group.title)}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={titleId}
        sx={{ display: 'grid', gap: 0.5, listStyle: 'none', m: 0, p: 0 }}
      >
        {group.items.map((item) => (
          <li key={item.id}>
            <MenuLink item={item} isSelected={item.id === selected?.id} onChoose={onChoose} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

export function MenuList(props: MenuListProps) {
  const { isSuperAdmin } = useOrganization();
  return (
    <>
      {menu
        .filter(({ isForSuperAdmin = false }) => isSuperAdmin || !isForSuperAdmin)
        .map((group) => (
          <MenuGroupList key={group.id} group={group} {...props} />
        ))}
    </>
  );
}
