import type { ScheduledCall } from '@ringfence/contract/activity';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatMinute } from '../../../ui/format-minute.ts';
import { useReaderZone } from '../../../ui/use-reader-zone.ts';
import { CallNowDialog } from './call-now-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import type { ScheduleDeed } from './schedule-toast.tsx';

/** What somebody is about to do to a call. */
export interface Intent {
  kind: 'move' | 'callNow' | 'cancel';
  call: ScheduledCall;
}

interface ScheduledDialogsProps {
  intent: Intent;
  onDone: (deed: ScheduleDeed) => void;
  onClose: () => void;
}

/** The dialog for what somebody is about to do. */
export function ScheduledDialogs({
  intent: { kind, call },
  onDone,
  onClose,
}: ScheduledDialogsProps) {
  const { t } = useTranslation('scheduled');
  const { language } = useLanguage();
  const zone = useReaderZone();
  const name = call.contact.fullName;
  switch (kind) {
    case 'move':
      return (
        <MoveDialog
          call={call}
          onClose={onClose}
          onDone={(to) => {
            const moment = formatMinute(to, language, zone);
            onDone({ call, message: t('done.moved', { name, moment }), undoes: 'moved' });
          }}
        />
      );
    case 'callNow':
      return (
        <CallNowDialog
          call={call}
          onClose={onClose}
          onDone={() => onDone({ call, message: t('done.calledNow', { name }), undoes: null })}
        />
      );
    case 'cancel':
      return (
        <CancelDialog
          call={call}
          onClose={onClose}
          onDone={() =>
            onDone({ call, message: t('done.cancelled', { name }), undoes: 'cancelled' })
          }
        />
      );
  }
}
