import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { readProblem } from '../../../platform/api/problem.ts';
import { CentredSpinner } from '../../../ui/centred-spinner.tsx';
import { FullWindow } from '../../../ui/full-window.tsx';
import { Message } from '../../../ui/message.tsx';
import { Redirect } from '../../../ui/redirect.tsx';
import { homePage, useAuth } from '../../auth/index.ts';
import { useAccessCheck, useMemberships } from '../api.ts';
import { OpenOrganizationForm } from '../components/open-organization-form.tsx';

/** For people who may not work here yet, or whose access could not be checked. */
export function NoOrganizationAccessPage() {
  const { t } = useTranslation(['translation', 'registration']);
  const access = useAccessCheck();
  const memberships = useMemberships();
  const { signOut } = useAuth();
  const navigate = useNavigate();

  async function checkAgain() {
    // First, so that the organization is at hand when the page opens.
    await memberships.refetch();
    const { data } = await access.refetch();
    if (data?.hasAccess) {
      await navigate(homePage, { replace: true });
    }
  }

  if (access.isPending) {
    return <CentredSpinner label={t('access.checking')} />;
  }
  if (access.data?.hasAccess && !access.isError) {
    return <Redirect to={homePage} />;
  }
  const reason = access.isError ? 'checkFailed' : 'noOrganization';
  return (
    <FullWindow>
      <Message
        {...(access.isError ? {} : { sign: '403' })}
        title={t(`registration:${reason}.title`)}
        body={t(`registration:${reason}.body`)}
        requestId={readProblem(access.error)?.requestId}
        actions={
          <>
            <Button
              variant="outlined"
              disabled={access.isFetching}
              onClick={() => void checkAgain()}
            >
              {t('common.retry')}
            </Button>
            <Button onClick={() => void signOut()}>{t('common.signOut')}</Button>
          </>
        }
      >
        {access.isError ? null : (
          <Box sx={{ mt: 4, pt: 4, borderTop: 1, borderColor: 'divider' }}>
            <OpenOrganizationForm onOpened={checkAgain} />
          </Box>
        )}
      </Message>
    </FullWindow>
  );
}
