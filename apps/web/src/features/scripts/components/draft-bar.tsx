import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ScriptDetail } from '@ringfence/contract/scripts';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../../../ui/outcome.tsx';
import type { ScriptDraft } from '../editing/use-script-draft.ts';

interface ConflictCardProps {
  draft: ScriptDraft;
  theirs: ScriptDetail;
}

/** Somebody else saved meanwhile: the person says whose words stay, and nothing is lost before. */
export function ConflictCard({ draft, theirs }: ConflictCardProps) {
  const { t } = useTranslation('scriptEditor');
  const who = theirs.newest.writtenBy.fullName;
  return (
    <Card
      component="section"
      role="alert"
      aria-label={t('conflict.title')}
      sx={{ px: 2.5, py: 2, display: 'grid', gap: 1.5, border: 1, borderColor: 'warning.main' }}
    >
      <Typography variant="h2">{t('conflict.title')}</Typography>
      <Typography>{t('conflict.body', { who })}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" onClick={() => draft.keep(theirs)}>
          {t('conflict.keep')}
        </Button>
        <Button variant="outlined" color="error" onClick={() => draft.take(theirs)}>
          {t('conflict.take')}
        </Button>
      </Box>
    </Card>
  );
}

interface DraftBarProps {
  isDirty: boolean;
  isBusy: boolean;
  /** Null where nothing failed. */
  error: unknown;
  /** What was done, in words; null where nothing was. */
  done: string | null;
  onSave: () => void;
  onDiscard: () => void;
}

/** Stays in sight while something is not saved. */
export function DraftBar({ isDirty, isBusy, error, done, onSave, onDiscard }: DraftBarProps) {
  const { t } = useTranslation('scriptEditor');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        ...(isDirty
          ? {
              position: 'sticky',
              bottom: 0,
              zIndex: 1,
              py: 1.5,
              bgcolor: 'background.default',
              borderTop: 1,
              borderColor: 'divider',
            }
          : {}),
      }}
    >
      <Outcome error={error} done={isDirty ? null : done} />
      {isDirty ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Button variant="contained" disabled={isBusy} onClick={onSave}>
            {t(isBusy ? 'saving' : 'save')}
          </Button>
          <Button disabled={isBusy} onClick={onDiscard}>
            {t('discard')}
          </Button>
          <Typography role="status" variant="body2" sx={{ color: 'warning.main' }}>
            {t('unsaved')}
          </Typography>
        </Box>
      ) : null}
    </Box>
  );
}
