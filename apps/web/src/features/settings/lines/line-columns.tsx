import type { StaffedLine } from '@ringfence/contract/staffed-lines';
import type { TFunction } from 'i18next';
import type { Language } from '../../../i18n/languages.ts';
import { ActionMenu, type MenuAction } from '../../../ui/action-menu.tsx';
import type { Column } from '../../../ui/record-column.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { describeWeek } from '../../../ui/week-hours.ts';
import { showZone } from '../list-zones.ts';
import { showPhoneNumber } from '../read-phone-number.ts';

interface ColumnOptions {
  t: TFunction<'settings'>;
  language: Language;
  /** Null for people who may not change anything. */
  actions: {
    isBusy: boolean;
    onChange: (line: StaffedLine) => void;
    onVerify: (line: StaffedLine) => void;
    /** Null where no account calls numbers with a code. */
    onCall: ((line: StaffedLine) => void) | null;
    onRemove: (line: StaffedLine) => void;
  } | null;
}

function describeTakes({ takesRingBacks, takesTransfers }: StaffedLine, t: ColumnOptions['t']) {
  const taken = [
    ...(takesRingBacks ? [t('staffedLines.takes.ringBacks')] : []),
    ...(takesTransfers ? [t('staffedLines.takes.transfers')] : []),
  ];
  return taken.length === 0 ? t('staffedLines.takes.nothing') : taken.join(', ');
}

export function createLineColumns({ t, language, actions }: ColumnOptions): Column<StaffedLine>[] {
  const words = {
    language,
    allDay: t('staffedLines.always'),
    none: t('staffedLines.closed').toLocaleLowerCase(language),
  };
  const columns: Column<StaffedLine>[] = [
    {
      id: 'number',
      header: t('staffedLines.columns.number'),
      isShort: true,
      render: ({ e164 }) => showPhoneNumber(e164),
    },
    {
      id: 'label',
      header: t('staffedLines.columns.label'),
      render: ({ label }) => label || t('none'),
    },
    {
      id: 'takes',
      header: t('staffedLines.columns.takes'),
      render: (line) => describeTakes(line, t),
    },
    {
      id: 'hours',
      header: t('staffedLines.columns.hours'),
      render: ({ hours, zone }) =>
        hours === null
          ? t('staffedLines.always')
          : `${describeWeek(hours, words)} (${showZone(zone)})`,
    },
    {
      id: 'places',
      header: t('staffedLines.columns.places'),
      isNumeric: true,
      render: ({ places }) => String(places),
    },
    {
      id: 'state',
      header: t('staffedLines.columns.state'),
      render: ({ verifiedAt }) => (
        <StatusChip
          tone={verifiedAt === null ? 'warning' : 'success'}
          label={t(`staffedLines.states.${verifiedAt === null ? 'unverified' : 'verified'}`)}
        />
      ),
    },
  ];
  if (actions === null) {
    return columns;
  }
  const { onCall } = actions;
  const listVerifying = (line: StaffedLine): MenuAction[] => {
    if (line.verifiedAt !== null) {
      return [];
    }
    const verify = { id: 'verify', label: t('staffedLines.verify') };
    const call = { id: 'call', label: t('staffedLines.verifyByCall') };
    return [
      { ...verify, onChoose: () => actions.onVerify(line) },
      ...(onCall === null ? [] : [{ ...call, onChoose: () => onCall(line) }]),
    ];
  };
  return [
    ...columns,
    {
      id: 'actions',
      header: t('staffedLines.columns.actions'),
      render: (line) => (
        <ActionMenu
          label={t('staffedLines.actionsFor', { number: showPhoneNumber(line.e164) })}
          disabled={actions.isBusy}
          actions={[
            ...listVerifying(line),
            {
              id: 'change',
              label: t('staffedLines.change'),
              onChoose: () => actions.onChange(line),
            },
            {
              id: 'remove',
              label: t('staffedLines.remove'),
              onChoose: () => actions.onRemove(line),
              isGrave: true,
            },
          ]}
        />
      ),
    },
  ];
}
