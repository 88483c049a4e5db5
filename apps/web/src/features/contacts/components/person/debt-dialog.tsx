import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useMayDo } from '../../../access/index.ts';
import type { ContactDialogProps, Debt } from '../../contact-part-props.ts';
import {
  compareDebts,
  type DebtFaults,
  letsCallsBegin,
  letsCallsBeginByFacts,
  readDebt,
  writeDebt,
} from '../../debt-draft.ts';
import { useDescribeDebt } from '../../edit-api.ts';
import { focusFault } from '../../focus-fault.ts';
import { confirmAgain, readConfirmation } from '../../read-confirmation.ts';
import { nameDebt } from '../../record-words.ts';
import { CallableNotice } from '../callable-notice.tsx';
import { DebtFields, findHalfTypedDays, listDebtPaths } from './debt-fields.tsx';

interface DebtDialogProps extends ContactDialogProps {
  debt: Debt;
}

const noFaults: DebtFaults = {};

/** Changes what is known of a debt. */
export function DebtDialog({ contact, debt, onDone, onClose }: DebtDialogProps) {
  const { t } = useTranslation('contact');
  const describe = useDescribeDebt({
    contactId: contact.id,
    organizationId: contact.organization.id,
  });
  // As it was opened: what somebody else changes meanwhile is not sent back to what it was.
  const [opened] = useState(debt);
  const [draft, setDraft] = useState(() => writeDebt(debt));
  const [faults, setFaults] = useState(noFaults);
  const name = nameDebt(opened, t);
  const isBusy = describe.isPending;
  const opening = readConfirmation(describe.error);
  const mayLift = useMayDo('suppressions.lift');
  const meant = readDebt({ ...draft, reference: draft.reference || '-', balance: '0' });
  const opens = 'debt' in meant && letsCallsBeginByFacts(opened, meant.debt);

  function submit() {
    // Where the account has no number that is known here, that is no fault of this form.
    const read = readDebt({ ...draft, reference: draft.reference || '-' });
    const found = { ...('faults' in read ? read.faults : noFaults), ...findHalfTypedDays() };
    setFaults(found);
    if (!('debt' in read) || Object.keys(found).length > 0) {
      focusFault('debt');
      return;
    }
    const compared = compareDebts(opened, read.debt);
    if (compared === null) {
      onClose();
      return;
    }
    const { change, back } = compared;
    const sent = confirmAgain(describe.error, describe.variables, change);
    describe.mutate(
      { ...sent, confirmsCallable: opens || sent.confirmsCallable },
      {
        onSuccess: () =>
          onDone({
            message: t('debts.changed'),
            record: name,
            undo: {
              kind: 'debt',
              change: back,
              letsCallsBegin:
                (back.state !== undefined && letsCallsBegin('paid', back.state)) ||
                letsCallsBeginByFacts(read.debt, opened),
            },
          }),
        onError: () => focusFault('debt'),
      },
    );
  }

  return (
    <FormDialog
      title={t('debts.dialogTitle', { debt: name })}
      body={t('debts.dialogBody')}
      submitLabel={t(
        isBusy ? 'saving' : opens || opening !== null ? 'debtForm.saveAndOpen' : 'save',
      )}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      error={opening === null ? describe.error : null}
      fields={listDebtPaths('')}
      onSubmit={submit}
      onClose={onClose}
    >
      <DebtFields
        draft={draft}
        faults={faults}
        onChange={setDraft}
        error={describe.error}
        path=""
        isBusy={isBusy}
      />
      {opens ? (
        <Notice kind="error">
          {t(mayLift ? 'debtForm.opensCalls' : 'debtForm.opensForAdmins')}
        </Notice>
      ) : null}
      <CallableNotice reason={opening} />
    </FormDialog>
  );
}
