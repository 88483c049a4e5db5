import NobodyIcon from '@mui/icons-material/PersonOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { ContactDetail } from '@ringfence/contract/records';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useParams, useSearchParams } from 'react-router';
import { isMissing, readFieldError } from '../../../platform/api/problem.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LateArea } from '../../../ui/late-area.tsx';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { TopProgressBar } from '../../../ui/top-progress-bar.tsx';
import { useMayDo } from '../../access/index.ts';
import { EvidenceCard } from '../../evidence/index.ts';
import { CallbacksCard } from '../components/callbacks/callbacks-card.tsx';
import { DataCard } from '../components/data/data-card.tsx';
import { AsOfControl } from '../components/ledger/as-of-control.tsx';
import { LedgerCalls } from '../components/ledger/ledger-calls.tsx';
import { LedgerCard } from '../components/ledger/ledger-card.tsx';
import { ContactGlance } from '../components/person/contact-glance.tsx';
import { DebtsCard } from '../components/person/debts-card.tsx';
import { PhonesCard } from '../components/person/phones-card.tsx';
import { SamePersonCard } from '../components/person/same-person-card.tsx';
import { StandingChips } from '../components/person/standing-chips.tsx';
import { WhoCard } from '../components/person/who-card.tsx';
import { PaymentsCard } from '../components/promises/payments-card.tsx';
import { PromisesCard } from '../components/promises/promises-card.tsx';
import { DoneToast } from '../components/records/done-toast.tsx';
import { RecordMenu } from '../components/records/record-menu.tsx';
import { RecordsCard } from '../components/records/records-card.tsx';
import { NextCallsCard } from '../components/timeline/next-calls-card.tsx';
import { TimelineCard } from '../components/timeline/timeline-card.tsx';
import { useContact, useLedger } from '../contact-api.ts';
import type { Done } from '../contact-part-props.ts';
import { readMoment } from '../read-moment.ts';
import type { RecordKind } from '../record-kinds.ts';
import { nameDebt } from '../record-words.ts';

// Fetched when somebody first records something.
const RecordDialog = lazy(async () => ({
  default: (await import('../components/records/record-dialog.tsx')).RecordDialog,
}));

/** The moment that the rules are asked about stands in the address. */
function useAskedMoment() {
  const [search, setSearch] = useSearchParams();
  return {
    at: readMoment(search.get('at')),
    change: (at: string | undefined) =>
      setSearch((before) => {
        const after = new URLSearchParams(before);
        after.delete('at');
        if (at !== undefined) {
          after.set('at', at);
        }
        return after;
      }),
  };
}

/** What the rules say, with its loading and failed states. */
function Ledger({ contact }: { contact: ContactDetail }) {
  const { t } = useTranslation('contact');
  const { at, change } = useAskedMoment();
  const ledger = useLedger(contact.id, at);
  const fault = readFieldError(ledger.error, 'at');
  const nameDebtOf = (debtId: string) => {
    const debt = contact.debts.find(({ id }) => id === debtId);
    return debt === undefined ? t('unknown') : nameDebt(debt, t);
  };
  return (
    <>
      <LedgerCard
        ledger={ledger.data}
        isNow={at === undefined}
        nameDebtOf={nameDebtOf}
        asOf={<AsOfControl at={at} onChange={change} error={fault} />}
        instead={
          ledger.isPending ? (
            <LoadingSkeletons label={t('ledger.loading')} rows={5} rowHeight={{ xs: 58, sm: 58 }} />
          ) : fault === null ? (
            <ErrorState error={ledger.error} onRetry={() => void ledger.refetch()} />
          ) : null
        }
      />
      {ledger.data === undefined ? null : (
        <LedgerCalls calls={ledger.data.calls} nameDebtOf={nameDebtOf} />
      )}
    </>
  );
}

const columnStyles = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
};

interface Recording {
  kind: RecordKind;
  debtId: string | undefined;
}

function Contact({ contact }: { contact: ContactDetail }) {
  const { t } = useTranslation('contact');
  const [recording, setRecording] = useState<Recording | null>(null);
  const record = (kind: RecordKind, debtId?: string) => setRecording({ kind, debtId });
  const [done, setDone] = useState<{ done: Done; number: number } | null>(null);
  const tell = (what: Done) => setDone({ done: what, number: (done?.number ?? 0) + 1 });
  const mayRecord = useMayDo('contacts.work');
  const { id, fullName, externalReference, organization } = contact;
  return (
    <>
      <PageHeader
        title={fullName}
        {...(externalReference === null
          ? {}
          : { lead: `${t('who.reference')} ${externalReference}` })}
        actions={mayRecord ? <RecordMenu variant="contained" onChoose={record} /> : undefined}
      />
      <StandingChips contact={contact} />
      <ContactGlance contact={contact} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
          gridTemplateRows: { lg: 'auto 1fr' },
          // What happened is long, and on a narrow screen it follows whatever one looks for first.
          gridTemplateAreas: { xs: '"rules" "person" "past"', lg: '"rules person" "past person"' },
        }}
      >
        <Box sx={{ ...columnStyles, gridArea: 'rules' }}>
          <Ledger contact={contact} />
          <RecordsCard contact={contact} onDone={tell} onRecord={record} />
        </Box>
        <Box sx={{ ...columnStyles, gridArea: 'person' }}>
          <WhoCard contact={contact} onDone={tell} onChangeZone={() => record('confirmed_zone')} />
          <SamePersonCard contact={contact} onDone={tell} />
          <NextCallsCard contactId={id} />
          <CallbacksCard contact={contact} onDone={tell} />
          <PhonesCard contact={contact} onDone={tell} />
          <DebtsCard contact={contact} onDone={tell} onRecord={record} />
          <PromisesCard contact={contact} onDone={tell} />
          <PaymentsCard contact={contact} onDone={tell} />
          <DataCard contact={contact} />
          <EvidenceCard organizationId={organization.id} subject={{ contactId: id }} />
        </Box>
        <Box sx={{ ...columnStyles, gridArea: 'past' }}>
          <TimelineCard contact={contact} onDone={tell} />
        </Box>
      </Box>
      {recording === null ? null : (
        <LateArea fallback={<TopProgressBar />} onClose={() => setRecording(null)}>
          <RecordDialog
            {...recording}
            contact={contact}
            onClose={() => setRecording(null)}
            onDone={(what) => {
              setRecording(null);
              tell(what);
            }}
          />
        </LateArea>
      )}
      {done === null ? null : (
        <DoneToast
          key={done.number}
          done={done.done}
          contactId={id}
          organizationId={organization.id}
          onDismiss={() => setDone(null)}
        />
      )}
    </>
  );
}

function NoSuchContact() {
  const { t } = useTranslation('contact');
  return (
    <EmptyState
      icon={<NobodyIcon fontSize="inherit" />}
      title={t('notFound.title')}
      body={t('notFound.body')}
      action={
        <Button component={RouterLink} to="/debtors/contacts" variant="outlined">
          {t('notFound.action')}
        </Button>
      }
    />
  );
}

/** One person: who they are, what the rules say of calling them, and what was recorded. */
export function ContactPage() {
  const { t } = useTranslation('contact');
  const { contactId = '' } = useParams();
  const contact = useContact(contactId);
  // Asked for together with the contact, not after.
  useLedger(contactId, useAskedMoment().at);
  const back = <BackLink to="/debtors/contacts" label={t('back')} />;
  if (contact.data === undefined) {
    return (
      <>
        {back}
        <PageHeader title={t('title')} />
        <Card>
          {contact.isPending ? (
            <LoadingSkeletons label={t('loading')} rows={8} rowHeight={{ xs: 58, sm: 58 }} />
          ) : isMissing(contact.error) ? (
            <NoSuchContact />
          ) : (
            <ErrorState error={contact.error} onRetry={() => void contact.refetch()} />
          )}
        </Card>
      </>
    );
  }
  return (
    <>
      {back}
      <Contact contact={contact.data} />
    </>
  );
}
