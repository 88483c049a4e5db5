import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { LinkedContact } from '@ringfence/contract/persons';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LateArea } from '../../../../ui/late-area.tsx';
import { LoadingSkeletons } from '../../../../ui/loading-skeletons.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { TopProgressBar } from '../../../../ui/top-progress-bar.tsx';
import { useMayDo } from '../../../access/index.ts';
import type { ContactPartProps, Done } from '../../contact-part-props.ts';
import { useSamePerson } from '../../person-api.ts';
import { EntryList } from './entry-list.tsx';
import { SharedReasons } from './shared-reasons.tsx';

const LinkDialog = lazy(async () => ({ default: (await import('./link-dialog.tsx')).LinkDialog }));
const PartDialog = lazy(async () => ({ default: (await import('./part-dialog.tsx')).PartDialog }));

const small = { color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' };

interface EntryProps {
  linked: LinkedContact;
  onPart: (() => void) | null;
}

/** One contact of the same person: what they owe there, how it is known, and what binds from there. */
function LinkedEntry({ linked, onPart }: EntryProps) {
  const { t } = useTranslation('contact');
  const { contactId, fullName, debts, because, linkedBy } = linked;
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Box sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          <TextLink to={`/debtors/contacts/${contactId}`}>{fullName}</TextLink>
        </Box>
        {onPart === null ? null : (
          <Button
            size="small"
            onClick={onPart}
            aria-label={t('samePerson.partOf', { name: fullName })}
            sx={{ flexShrink: 0, minHeight: 28, py: 0 }}
          >
            {t('samePerson.part')}
          </Button>
        )}
      </Box>
      {debts.map(({ creditor, reference }) => (
        <Box key={`${creditor} ${reference}`} sx={small}>
          {creditor ?? t('debts.unnamed')} · {t('debts.reference', { reference })}
        </Box>
      ))}
      <Box sx={small}>
        {because === 'person' && linkedBy !== null
          ? t('samePerson.saidBy', { name: linkedBy })
          : t(`samePerson.because.${because}`)}
      </Box>
      <SharedReasons {...linked} />
    </>
  );
}

type Acting = { kind: 'link' } | { kind: 'part'; contactId: string; fullName: string };

/** Other contacts that are the same person, by which what one of them asked for binds all. */
export function SamePersonCard({ contact, onDone }: ContactPartProps) {
  const { t } = useTranslation('contact');
  const mayLink = useMayDo('contacts.work');
  const mayPart = useMayDo('suppressions.lift');
  const same = useSamePerson(contact.id);
  const [acting, setActing] = useState<Acting | null>(null);
  const close = () => setActing(null);
  const dialog = {
    contact,
    onClose: close,
    onDone: (done: Done) => {
      close();
      onDone(done);
    },
  };
  return (
    <SectionCard
      title={t('samePerson.title')}
      actions={
        mayLink ? (
          <Button size="small" onClick={() => setActing({ kind: 'link' })}>
            {t('samePerson.link')}
          </Button>
        ) : undefined
      }
    >
      {same.isPending ? (
        <LoadingSkeletons label={t('samePerson.loading')} rows={1} rowHeight={{ xs: 40, sm: 40 }} />
      ) : same.data === undefined ? (
        <ErrorState error={same.error} onRetry={() => void same.refetch()} />
      ) : same.data.linked.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('samePerson.none')}</Box>
      ) : (
        <>
          <Box sx={{ ...small, mb: 1.5 }}>{t('samePerson.lead')}</Box>
          <EntryList
            label={t('samePerson.title')}
            entries={same.data.linked.map((linked) => ({ ...linked, id: linked.contactId }))}
            render={(linked) => (
              <LinkedEntry
                linked={linked}
                onPart={
                  mayPart
                    ? () => {
                        const { contactId, fullName } = linked;
                        setActing({ kind: 'part', contactId, fullName });
                      }
                    : null
                }
              />
            )}
          />
        </>
      )}
      {same.data === undefined || same.data.parted.length === 0 ? null : (
        <Box component="details" sx={{ mt: 1.5 }}>
          <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600 }}>
            {t('samePerson.parted', { count: same.data.parted.length })}
          </Box>
          {same.data.parted.map(({ contactId, fullName, because }) => (
            <Box key={contactId} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
              <TextLink to={`/debtors/contacts/${contactId}`}>{fullName}</TextLink>
              <Box sx={small}>{because}</Box>
            </Box>
          ))}
        </Box>
      )}
      {acting === null ? null : (
        <LateArea fallback={<TopProgressBar />} onClose={close}>
          {acting.kind === 'link' ? (
            <LinkDialog {...dialog} />
          ) : (
            <PartDialog contactId={acting.contactId} fullName={acting.fullName} {...dialog} />
          )}
        </LateArea>
      )}
    </SectionCard>
  );
}
