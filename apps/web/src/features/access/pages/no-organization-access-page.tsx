import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { readProblem } from '../../../platform/api/problem.ts';
import { CentredSpinner } from '../../../ui/centred-spinner.tsx';
import { FullWindow } from '../../../ui/full-window.tsx';
import { Message } from '../../../ui/message.tsx';
import { Redirect } from '../../../ui/redirect.tsx';
import { findRememberedPage, useAuth } from '../../auth/index.ts';
import { useAccessCheck, useCreationCheck, useMemberships } from '../api.ts';
import { Welcome } from '../components/welcome.tsx';

/** For people who may not work here yet, or whose access could not be checked. */
export function NoOrganizationAccessPage() {
  const { t } = useTranslation(['translation', 'registration']);
  const access = useAccessCheck();
  const memberships = useMemberships();
  const { signOut } = useAuth();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isRefused = access.data?.hasAccess === false;
  const creation = useCreationCheck(isRefused);

  async function checkAgain() {
    // First, so that the organization is at hand when the page opens.
    await memberships.refetch();
    const { data } = await access.refetch();
    if (data?.hasAccess) {
      await navigate(findRememberedPage(state), { replace: true });
    } else if (data !== undefined) {
      await creation.refetch();
    }
  }

  if (access.isPending || (isRefused && creation.isPending)) {
    return <CentredSpinner label={t('access.checking')} />;
  }
  if (access.data?.hasAccess && !access.isError) {
    return <Redirect to={findRememberedPage(state)} />;
  }
  const actions = (
    <>
      <Button variant="outlined" disabled={access.isFetching} onClick={() => void checkAgain()}>
        {t('common.retry')}
      </Button>
      <Button onClick={() => void signOut()}>{t('common.signOut')}</Button>
    </>
  );
  if (!access.isError && creation.data?.mayCreate) {
    return <Welcome actions={actions} onOpened={checkAgain} />;
  }
  const reason = access.isError ? 'checkFailed' : 'noOrganization';
  return (
    <FullWindow>
      <Message
        {...(access.isError ? {} : { sign: '403' })}
        title={t(`registration:${reason}.title`)}
        body={t(`registration:${reason}.body`)}
        requestId={readProblem(access.error)?.requestId}
        actions={actions}
      />
    </FullWindow>
  );
}
