import type { ContactRow } from '@ringfence/contract/contacts';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { useMayDo } from '../../access/index.ts';

interface ContactMenuProps {
  contact: ContactRow;
  onRecordStop: (contact: ContactRow) => void;
  onTakeBack: (contact: ContactRow) => void;
}

export function ContactMenu({ contact, onRecordStop, onTakeBack }: ContactMenuProps) {
  const { t } = useTranslation('tables');
  const mayLift = useMayDo('suppressions.lift');
  const takeBack = {
    id: 'take-back',
    label: t('contacts.takeBack'),
    onChoose: () => onTakeBack(contact),
  };
  return (
    <ActionMenu
      label={t('contacts.actionsFor', { name: contact.fullName })}
      actions={[
        {
          id: 'record-stop',
          label: t('contacts.recordStop'),
          disabled: contact.suppression?.kind === 'medium_stop',
          onChoose: () => onRecordStop(contact),
        },
        ...(contact.suppression !== null && mayLift ? [takeBack] : []),
      ]}
    />
  );
}
