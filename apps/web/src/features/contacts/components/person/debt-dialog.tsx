import type { ContactDetail } from '@ringfence/contract/records';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrganizationApi } from '../../../../platform/api/api-queries.ts';
import { readFieldError } from '../../../../platform/api/problem.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { useDescribeDebt } from '../../contact-api.ts';
import type { ContactDialogProps } from '../../contact-part-props.ts';
import { isHalfTyped } from '../../is-half-typed.ts';
import { nameDebt } from '../../record-words.ts';

const longestGroup = 100;

interface DebtDialogProps extends ContactDialogProps {
  debt: ContactDetail['debts'][number];
}

/** Says to which account a debt belongs, and when its notice was sent. */
export function DebtDialog({ contact, debt, onDone, onClose }: DebtDialogProps) {
  const { t } = useTranslation('contact');
  const describe = useDescribeDebt(useOrganizationApi(contact.organization.id));
  const [group, setGroup] = useState(debt.group ?? '');
  const [noticeSentOn, setNoticeSentOn] = useState(debt.noticeSentOn ?? '');
  const [isNoticeInvalid, setNoticeInvalid] = useState(false);
  const name = nameDebt(debt, t);

  function submit() {
    const isInvalid = isHalfTyped('debt-notice');
    setNoticeInvalid(isInvalid);
    if (isInvalid) {
      document.getElementById('debt-notice')?.focus();
      return;
    }
    describe.mutate(
      {
        debtId: debt.id,
        group: group.trim() === '' ? null : group.trim(),
        noticeSentOn: noticeSentOn === '' ? null : noticeSentOn,
      },
      { onSuccess: () => onDone({ message: t('debts.changed'), record: name, undo: null }) },
    );
  }

  return (
    <FormDialog
      title={t('debts.dialogTitle', { debt: name })}
      body={t('debts.dialogBody')}
      submitLabel={t(describe.isPending ? 'saving' : 'save')}
      cancelLabel={t('cancel')}
      isBusy={describe.isPending}
      error={describe.error}
      fields={['group', 'noticeSentOn']}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        id="debt-group"
        type="text"
        label={t('debts.groupLabel')}
        autoComplete="off"
        value={group}
        onChange={setGroup}
        hint={t('debts.groupHint')}
        error={readFieldError(describe.error, 'group')}
        disabled={describe.isPending}
        attributes={{ maxLength: longestGroup }}
      />
      <TextInput
        id="debt-notice"
        type="date"
        label={t('debts.noticeLabel')}
        autoComplete="off"
        value={noticeSentOn}
        onChange={setNoticeSentOn}
        hint={t('debts.noticeHint')}
        error={
          isNoticeInvalid
            ? t('debts.noticeInvalid')
            : readFieldError(describe.error, 'noticeSentOn')
        }
        disabled={describe.isPending}
      />
    </FormDialog>
  );
}
