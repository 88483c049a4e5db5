import AddIcon from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LateArea } from '../../../../ui/late-area.tsx';
import { ProblemNotice } from '../../../../ui/problem-notice.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { TopProgressBar } from '../../../../ui/top-progress-bar.tsx';
import { useMayDo } from '../../../access/index.ts';
import type { ContactPartProps, Phone } from '../../contact-part-props.ts';
import { useOrderPhones } from '../../edit-api.ts';
import { movePhone } from '../../move-phone.ts';
import { EntryList } from './entry-list.tsx';
import { PhoneEntry } from './phone-entry.tsx';

const PhoneDialog = lazy(async () => ({
  default: (await import('./phone-dialog.tsx')).PhoneDialog,
}));

const AddPhoneDialog = lazy(async () => ({
  default: (await import('./add-phone-dialog.tsx')).AddPhoneDialog,
}));

interface OpenPhone {
  phone: Phone;
  suggested?: Phone['lineType'];
}

/** The numbers of the person in their order: whole for those who ask, with what is known of each. */
export function PhonesCard({ contact, onDone }: ContactPartProps) {
  const { t } = useTranslation('contact');
  const mayChange = useMayDo('contacts.work');
  const order = useOrderPhones({ contactId: contact.id, organizationId: contact.organization.id });
  const [open, setOpen] = useState<OpenPhone | 'new' | null>(null);
  const { phones } = contact;
  const phoneIds = phones.map(({ id }) => id);

  function move({ id, masked }: Phone, step: -1 | 1) {
    const wanted = movePhone(phoneIds, id, step);
    const message = t('phones.moved', { phone: masked, place: wanted.indexOf(id) + 1 });
    const undo = { kind: 'phoneOrder', phoneIds } as const;
    order.mutate(wanted, {
      onSuccess: () => onDone({ message, record: t('phones.order'), undo }),
    });
  }

  const close = () => setOpen(null);
  const dialog = {
    contact,
    onClose: close,
    onDone: (done: Parameters<typeof onDone>[0]) => {
      close();
      onDone(done);
    },
  };
  return (
    <SectionCard
      title={t('phones.title')}
      actions={
        mayChange ? (
          <Button size="small" startIcon={<AddIcon />} onClick={() => setOpen('new')}>
            {t('addPhone.open')}
          </Button>
        ) : undefined
      }
    >
      {phones.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('phones.none')}</Box>
      ) : (
        <EntryList
          isOrdered
          label={t('phones.title')}
          entries={phones}
          render={(phone, place) => (
            <PhoneEntry
              contact={contact}
              phone={phone}
              {...(mayChange
                ? {
                    actions: {
                      onEarlier: place === 0 ? null : () => move(phone, -1),
                      onLater: place === phones.length - 1 ? null : () => move(phone, 1),
                      onChange: () => setOpen({ phone }),
                      onSuggested: (suggested) => setOpen({ phone, suggested }),
                    },
                  }
                : {})}
            />
          )}
        />
      )}
      {order.error === null ? null : (
        <Box sx={{ mt: 1.5 }}>
          <ProblemNotice error={order.error} />
        </Box>
      )}
      <Box sx={{ mt: 1.5, color: 'text.secondary', fontSize: '0.8125rem' }}>
        {phones.length < 2 ? null : `${t('phones.orderHint')} `}
        {t('phones.revealHint')}
      </Box>
      {open === null ? null : (
        <LateArea fallback={<TopProgressBar />} onClose={close}>
          {open === 'new' ? <AddPhoneDialog {...dialog} /> : <PhoneDialog {...open} {...dialog} />}
        </LateArea>
      )}
    </SectionCard>
  );
}
