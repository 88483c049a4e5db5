import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { nameMember } from '../name-member.ts';
import type { MemberQuestion } from '../use-member-actions.ts';

interface MemberQuestionDialogProps {
  question: MemberQuestion;
  isBusy: boolean;
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a person loses something. */
export function MemberQuestionDialog({ question, ...dialog }: MemberQuestionDialogProps) {
  const { t } = useTranslation('organizations');
  const { kind, member } = question;
  const name = nameMember(member);
  const busy = t(kind === 'stepDown' ? 'members.changing' : 'members.removing');
  return (
    <ConfirmDialog
      {...dialog}
      title={t(`members.${kind}Title`, { name })}
      body={t(`members.${kind}Body`, { name })}
      confirmLabel={dialog.isBusy ? busy : t(`members.${kind}`)}
      cancelLabel={t('cancel')}
    />
  );
}
