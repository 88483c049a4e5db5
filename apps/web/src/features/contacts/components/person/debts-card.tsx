import AddIcon from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RestrictionKind } from '@ringfence/domain/compliance/words';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LateArea } from '../../../../ui/late-area.tsx';
import { ProblemNotice } from '../../../../ui/problem-notice.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { TopProgressBar } from '../../../../ui/top-progress-bar.tsx';
import { useMayDo } from '../../../access/index.ts';
import {
  type ContactPartProps,
  type Debt,
  type DebtState,
  type Done,
  debtStates,
} from '../../contact-part-props.ts';
import { letsCallsBegin, stopsCalls } from '../../debt-draft.ts';
import { useDescribeDebt } from '../../edit-api.ts';
import { confirmAgain, readConfirmation } from '../../read-confirmation.ts';
import { nameDebt, nameDebtState } from '../../record-words.ts';
import { standingOf } from '../../sum-owed.ts';
import { CallableNotice } from '../callable-notice.tsx';
import { DebtEntry } from './debt-entry.tsx';
import { EntryList } from './entry-list.tsx';

/** What has a proof and a date is recorded, and shows in the debt by that. */
const recordOfState: Partial<Record<DebtState, RestrictionKind>> = {
  paid: 'paid',
  disputed: 'dispute_open',
};

const DebtDialog = lazy(async () => ({
  default: (await import('./debt-dialog.tsx')).DebtDialog,
}));

const AddDebtDialog = lazy(async () => ({
  default: (await import('./add-debt-dialog.tsx')).AddDebtDialog,
}));

interface DebtsCardProps extends ContactPartProps {
  /** Begins a record about one debt. */
  onRecord: (kind: RestrictionKind, debtId: string) => void;
}

/** What the person owes, with what the rules want to know of each debt. */
export function DebtsCard({ contact, onDone, onRecord }: DebtsCardProps) {
  const { t } = useTranslation('contact');
  const mayChange = useMayDo('contacts.work');
  const mark = useDescribeDebt({ contactId: contact.id, organizationId: contact.organization.id });
  const [open, setOpen] = useState<Debt | 'new' | null>(null);
  const opening = readConfirmation(mark.error);
  const close = () => setOpen(null);
  const dialog = {
    contact,
    onClose: close,
    onDone: (done: Done) => {
      close();
      onDone(done);
    },
  };

  function markAs(debt: Debt, state: DebtState) {
    const name = nameDebt(debt, t);
    const message = t(stopsCalls(debt.state, state) ? 'debts.markedStopped' : 'debts.marked', {
      debt: name,
      state: nameDebtState(state, t),
    });
    const before = debtStates.find((known) => known === debt.state);
    mark.mutate(confirmAgain(mark.error, mark.variables, { debtId: debt.id, state }), {
      onSuccess: () =>
        onDone({
          message,
          record: name,
          undo:
            before === undefined
              ? null
              : {
                  kind: 'debt',
                  change: { debtId: debt.id, state: before },
                  letsCallsBegin: letsCallsBegin(state, before),
                },
        }),
    });
  }

  /** The same once more, now that it was said what it opens. */
  function confirmMark() {
    const asked = mark.variables;
    const debt = contact.debts.find(({ id }) => id === asked?.debtId);
    if (asked?.state !== undefined && debt !== undefined) {
      markAs(debt, asked.state);
    }
  }

  return (
    <SectionCard
      title={t('debts.title')}
      actions={
        mayChange ? (
          <Button size="small" startIcon={<AddIcon />} onClick={() => setOpen('new')}>
            {t('addDebt.open')}
          </Button>
        ) : undefined
      }
    >
      {contact.debts.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('debts.none')}</Box>
      ) : (
        <EntryList
          label={t('debts.title')}
          entries={contact.debts}
          render={(debt) => (
            <DebtEntry
              debt={debt}
              standing={standingOf(debt, contact)}
              {...(mayChange
                ? {
                    actions: {
                      onChange: () => setOpen(debt),
                      onMark: (state: DebtState) => {
                        const kind = recordOfState[state];
                        if (kind === undefined) markAs(debt, state);
                        else onRecord(kind, debt.id);
                      },
                    },
                  }
                : {})}
            />
          )}
        />
      )}
      {mark.error === null ? null : (
        <Box sx={{ mt: 1.5 }}>
          {opening === null ? (
            <ProblemNotice error={mark.error} />
          ) : (
            <>
              <CallableNotice reason={opening} />
              <Button sx={{ mt: 1 }} variant="outlined" onClick={confirmMark}>
                {t('debtForm.saveAndOpen')}
              </Button>
              <Button sx={{ mt: 1, ml: 1 }} onClick={() => mark.reset()}>
                {t('cancel')}
              </Button>
            </>
          )}
        </Box>
      )}
      {open === null ? null : (
        <LateArea fallback={<TopProgressBar />} onClose={close}>
          {open === 'new' ? <AddDebtDialog {...dialog} /> : <DebtDialog debt={open} {...dialog} />}
        </LateArea>
      )}
    </SectionCard>
  );
}
