import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { lazy, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LateArea } from '../../../../ui/late-area.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { TopProgressBar } from '../../../../ui/top-progress-bar.tsx';
import { useMayDo } from '../../../access/index.ts';
import type { ContactPartProps } from '../../contact-part-props.ts';
import { useWhoEdit } from '../../use-who-edit.ts';
import { EditingNotice } from './editing-notice.tsx';
import { WhoFacts } from './who-facts.tsx';

// Fetched when somebody first edits.
const WhoForm = lazy(async () => ({ default: (await import('./who-form.tsx')).WhoForm }));

interface WhoCardProps extends ContactPartProps {
  onChangeZone: () => void;
}

/** Who the person is, as far as it is known, and in its place the form that changes it. */
export function WhoCard({ contact, onDone, onChangeZone }: WhoCardProps) {
  const { t } = useTranslation('contact');
  const mayChange = useMayDo('contacts.work');
  const { begin, form } = useWhoEdit({ contact, onDone });
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = form !== null;
  useEffect(() => {
    // The fields are gone, and the keyboard would be nowhere.
    if (wasOpen.current && !isOpen) {
      button.current?.focus();
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <SectionCard
      title={t('who.title')}
      actions={
        mayChange && !isOpen ? (
          <Button
            ref={button}
            size="small"
            startIcon={<EditIcon />}
            aria-label={t('edit.openTitle')}
            onClick={begin}
          >
            {t('edit.open')}
          </Button>
        ) : undefined
      }
    >
      <EditingNotice contactId={contact.id} isEditing={isOpen} />
      {form === null ? (
        <WhoFacts contact={contact} onChangeZone={onChangeZone} />
      ) : (
        <LateArea fallback={<TopProgressBar />} onClose={form.cancel}>
          <WhoForm form={form} contact={contact} />
        </LateArea>
      )}
    </SectionCard>
  );
}
