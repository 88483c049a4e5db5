import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ContactDetail } from '@ringfence/contract/records';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useDisplayZone } from '../../../../ui/display-zone.ts';
import { formatMinute } from '../../../../ui/format-minute.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { nameField } from '../../field-words.ts';
import type { Clash } from '../../merge-edits.ts';
import type { WhoForm } from '../../use-who-edit.ts';

interface ClashEntryProps {
  clash: Clash;
  onSettle: (choice: 'mine' | 'theirs') => void;
}

/** One field that both changed: both values, and which of them holds. */
function ClashEntry({ clash, onSettle }: ClashEntryProps) {
  const { t } = useTranslation('contact');
  const field = nameField(clash.field, t);
  const sides = [
    { side: 'mine', value: clash.mine, label: 'edit.keepMine', name: 'edit.keepMineOf' },
    { side: 'theirs', value: clash.theirs, label: 'edit.takeTheirs', name: 'edit.takeTheirsOf' },
  ] as const;
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ fontWeight: 600, color: 'text.primary' }}>{field}</Box>
      {sides.map(({ side, value, label, name }) => (
        <Box
          key={side}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1.5,
            rowGap: 0.5,
          }}
        >
          <Box sx={{ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' }}>
            {t(`edit.${side}`)}:{' '}
            <Box component="span" sx={{ color: 'text.primary' }}>
              {value === '' ? t('edit.empty') : value}
            </Box>
          </Box>
          <Button
            size="small"
            variant="outlined"
            aria-label={t(name, { field })}
            onClick={() => onSettle(side)}
          >
            {t(label)}
          </Button>
        </Box>
      ))}
    </Box>
  );
}

interface WhoClashesProps {
  form: WhoForm;
  contact: ContactDetail;
}

/** Says who changed the person while the form was open, and asks about what both changed. */
export function WhoClashes({ form, contact }: WhoClashesProps) {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const zone = useDisplayZone();
  const { clashes, isChangedMeanwhile, isClashMissing, settle } = form;
  if (!isChangedMeanwhile) {
    return null;
  }
  const { changedBy, changedAt } = contact;
  return (
    <Box role="alert">
      <Notice kind="info">
        <Box sx={{ color: 'text.primary' }}>
          {changedBy === null || changedAt === null
            ? t('edit.changed')
            : t('edit.changedBy', {
                name: changedBy,
                moment: formatMinute(changedAt, language, zone),
              })}
        </Box>
        <Box sx={{ mt: 0.5, ...(isClashMissing ? { color: 'error.main' } : {}) }}>
          {t(
            clashes.length === 0
              ? 'edit.lookAgain'
              : isClashMissing
                ? 'edit.clashMissing'
                : 'edit.clashes',
          )}
        </Box>
        {clashes.length === 0 ? null : (
          <Box
            component="ul"
            sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 2 }}
          >
            {clashes.map((clash) => (
              <ClashEntry
                key={clash.field}
                clash={clash}
                onSettle={(choice) => settle(clash, choice)}
              />
            ))}
          </Box>
        )}
      </Notice>
    </Box>
  );
}
