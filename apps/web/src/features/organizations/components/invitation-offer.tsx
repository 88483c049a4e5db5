import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ShownInvitation } from '@ringfence/contract/invitations';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router';
import { FactList } from '../../../ui/fact-list.tsx';
import { Message } from '../../../ui/message.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProblemNotice } from '../../../ui/problem-notice.tsx';
import { rememberOrganizationMode } from '../../access/index.ts';
import {
  giveAddress,
  homePage,
  rememberPage,
  secondFactorPage,
  useAuth,
} from '../../auth/index.ts';
import { useAcceptInvitation } from '../invitation-queries.ts';
import { type InvitationStep, judgeInvitation } from '../judge-invitation.ts';

interface InvitationOfferProps {
  token: string;
  invitation: ShownInvitation;
}

interface StepActionsProps {
  step: InvitationStep;
  email: string;
  isBusy: boolean;
  onAccept: () => void;
}

/** The next step for the person who looks at the invitation; signing in leads back here. */
function StepActions({ step, email, isBusy, onAccept }: StepActionsProps) {
  const { t } = useTranslation(['organizations', 'translation']);
  const { signOut } = useAuth();
  const state = { ...rememberPage(useLocation()), ...giveAddress(email) };
  switch (step) {
    case 'signIn':
      return (
        <>
          <Button component={RouterLink} to="/login" state={state} variant="contained">
            {t('invitation.signIn')}
          </Button>
          <Button component={RouterLink} to="/register" state={state} variant="outlined">
            {t('invitation.register')}
          </Button>
        </>
      );
    case 'signOut':
      return (
        <Button variant="contained" onClick={() => void signOut()}>
          {t('translation:common.signOut')}
        </Button>
      );
    case 'secondFactor':
      return (
        <Button component={RouterLink} to={secondFactorPage} state={state} variant="contained">
          {t('invitation.secondFactor')}
        </Button>
      );
    case 'accept':
      return (
        <Button variant="contained" disabled={isBusy} onClick={onAccept}>
          {t(isBusy ? 'invitation.accepting' : 'invitation.accept')}
        </Button>
      );
  }
}

/** An invitation that holds, and how to take it. */
export function InvitationOffer({ token, invitation }: InvitationOfferProps) {
  const { t } = useTranslation(['organizations', 'translation']);
  const { state } = useAuth();
  const navigate = useNavigate();
  const accept = useAcceptInvitation(token);
  const { organizationName, email, role, expiresAt } = invitation;
  const reader =
    state.status === 'signedIn'
      ? { email: state.user.email, needsSecondFactor: state.needsSecondFactor }
      : null;
  const step = judgeInvitation(email, reader);

  function join() {
    accept.mutate(undefined, {
      onSuccess: ({ membership }) => {
        rememberOrganizationMode(membership.organizationId);
        void navigate(homePage, { replace: true });
      },
    });
  }

  return (
    <Message
      title={t('invitation.title', { organization: organizationName })}
      body={t('invitation.body')}
      actions={
        <StepActions
          step={step}
          email={email}
          isBusy={accept.isPending || accept.isSuccess}
          onAccept={join}
        />
      }
    >
      <Box sx={{ mt: 4, display: 'grid', gap: 2, textAlign: 'left' }}>
        {accept.error === null ? null : <ProblemNotice error={accept.error} />}
        {step === 'signOut' ? (
          <Notice kind="error">
            {t('invitation.wrongAddress', {
              invited: email,
              own: reader?.email || t('invitation.noAddress'),
            })}
          </Notice>
        ) : null}
        {step === 'signIn' ? (
          <Notice kind="info">{t('invitation.signInHint', { email })}</Notice>
        ) : null}
        <FactList
          facts={[
            { term: t('invitation.organization'), value: organizationName },
            { term: t('invitation.role'), value: t(`translation:access.roles.${role}`) },
            { term: t('invitation.email'), value: email },
            { term: t('invitation.expires'), value: <Moment at={expiresAt} /> },
          ]}
        />
      </Box>
    </Message>
  );
}
