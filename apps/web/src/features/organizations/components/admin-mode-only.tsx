import LockIcon from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PermissionDenied } from '../../../ui/permission-denied.tsx';
import { useOrganization } from '../../access/index.ts';

/** Shows its content to a super administrator in admin mode, and tells everybody else why not. */
export function AdminModeOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation('organizations');
  const { isSuperAdmin, mode, switchToAdminMode } = useOrganization();
  if (isSuperAdmin && mode === 'admin') {
    return children;
  }
  return (
    <>
      <PageHeader title={t('title')} />
      <Card>
        {isSuperAdmin ? (
          <EmptyState
            icon={<LockIcon fontSize="inherit" />}
            title={t('deny.modeTitle')}
            body={t('deny.modeBody')}
            action={
              <Button variant="contained" onClick={switchToAdminMode}>
                {t('deny.switch')}
              </Button>
            }
          />
        ) : (
          <PermissionDenied />
        )}
      </Card>
    </>
  );
}
