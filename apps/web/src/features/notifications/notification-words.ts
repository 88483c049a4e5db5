import type { Notification } from '@ringfence/contract/notifications';
import { breakerKinds } from '@ringfence/domain/breakers/breaker-kinds';
import {
  type NotificationKind,
  notificationKinds,
} from '@ringfence/domain/notifications/notification-kinds';
import type { TFunction } from 'i18next';
import type { notifications } from '../../i18n/en/notifications.ts';
import type { Language } from '../../i18n/languages.ts';
import { formatNumber } from '../../ui/format-number.ts';

type FigureKey = keyof typeof notifications.figures;

/** In the order they are shown. */
const figureKeys: readonly FigureKey[] = [
  'added',
  'changed',
  'rejected',
  'violations',
  'chainFaults',
  ...breakerKinds,
];

/** What stands in the place of a name that is no longer known. */
const nameless: Partial<Record<NotificationKind, 'callerId' | 'campaign' | 'file' | 'list'>> = {
  import_checked: 'file',
  import_failed: 'file',
  import_finished: 'list',
  campaign_paused: 'campaign',
  campaign_finished: 'campaign',
  caller_id_rested: 'callerId',
};

export interface NotificationWords {
  title: string;
  body: string;
  figures: readonly string[];
}

type Notified = Pick<Notification, 'figures' | 'organization' | 'subject'> & { kind: string };

/** What a notification says; a kind that this build does not know only says that there is news. */
export function describeNotification(
  { kind, figures, organization, subject }: Notified,
  t: TFunction<'notifications'>,
  language: Language,
): NotificationWords {
  const known = notificationKinds.find((word) => word === kind) ?? 'other';
  const stead = known === 'other' ? 'person' : (nameless[known] ?? 'person');
  const values = {
    name: subject?.name || t(`nameless.${stead}`),
    organization: organization?.name ?? t('nameless.organization'),
  };
  return {
    title: t(`kinds.${known}.title`, values),
    body: t(`kinds.${known}.body`, values),
    figures: figureKeys.flatMap((key) => {
      const value = figures[key];
      return value === undefined
        ? []
        : [
            t(`figures.${key}`, {
              value: formatNumber(value, language),
              calls: formatNumber(figures.ofCalls ?? 0, language),
            }),
          ];
    }),
  };
}
