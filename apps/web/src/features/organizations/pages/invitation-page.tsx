import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router';
import { readProblem } from '../../../platform/api/problem.ts';
import { CentredSpinner } from '../../../ui/centred-spinner.tsx';
import { explainError } from '../../../ui/explain-error.ts';
import { FullWindow } from '../../../ui/full-window.tsx';
import { Message } from '../../../ui/message.tsx';
import { rememberOrganizationMode } from '../../access/index.ts';
import { homePage, useAuth } from '../../auth/index.ts';
import { InvitationApi } from '../components/invitation-api.tsx';
import { InvitationOffer } from '../components/invitation-offer.tsx';
import { useInvitation, useOwnMemberships } from '../invitation-queries.ts';
import { readInvitationToken } from '../read-invitation-token.ts';

/** The mail may be opened again long after it was used: a person who has a place is led there. */
function EndedInvitation() {
  const { t } = useTranslation(['organizations', 'translation']);
  const { state } = useAuth();
  const memberships = useOwnMemberships(state.status === 'signedIn' ? state.user.id : null);
  const newest = memberships.data?.[0];
  return (
    <Message
      title={t('invitation.endedTitle')}
      body={t('invitation.endedBody')}
      actions={
        newest === undefined ? undefined : (
          <Button
            component={RouterLink}
            to={homePage}
            variant="contained"
            onClick={() => rememberOrganizationMode(newest.organizationId)}
          >
            {t('invitation.goTo', { organization: newest.organization.name })}
          </Button>
        )
      }
    />
  );
}

function HeldInvitation({ token }: { token: string }) {
  const { t } = useTranslation(['organizations', 'translation']);
  const { t: tShared } = useTranslation();
  const { state } = useAuth();
  const invitation = useInvitation(token);
  if (invitation.isPending || state.status === 'loading' || state.status === 'leaving') {
    return <CentredSpinner label={t('invitation.loading')} />;
  }
  if (invitation.data !== undefined) {
    return <InvitationOffer token={token} invitation={invitation.data} />;
  }
  const problem = readProblem(invitation.error);
  if (problem?.code === 'invitation_ended' || problem?.code === 'not_found') {
    return <EndedInvitation />;
  }
  return (
    <Message
      title={t('invitation.failedTitle')}
      body={explainError(invitation.error, tShared)}
      requestId={problem?.requestId}
      actions={
        <Button variant="outlined" onClick={() => void invitation.refetch()}>
          {t('translation:common.retry')}
        </Button>
      }
    />
  );
}

/** Where the link of an invitation leads, for everybody who holds it. */
export function InvitationPage() {
  const { t } = useTranslation('organizations');
  const token = readInvitationToken(useLocation());
  return (
    <FullWindow>
      {token === null ? (
        <Message title={t('invitation.missingTitle')} body={t('invitation.missingBody')} />
      ) : (
        <InvitationApi>
          <HeldInvitation key={token} token={token} />
        </InvitationApi>
      )}
    </FullWindow>
  );
}
