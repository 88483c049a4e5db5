import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PolicyVersion } from '@ringfence/contract/compliance';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../ui/notice.tsx';
import { checkDraft } from '../check-draft.ts';
import type { PolicyForm } from '../use-policy-form.ts';
import { useVersionWords } from '../use-version-words.ts';
import { ChangeList } from './change-list.tsx';

interface ConflictNoticeProps {
  form: PolicyForm;
  newer: PolicyVersion;
}

/** Somebody else was quicker: what they changed, what the reader did, and the two ways on. */
export function ConflictNotice({ form, newer }: ConflictNoticeProps) {
  const { t } = useTranslation('settings');
  const { nameAuthor } = useVersionWords();
  const { base, draft, merge, discard } = form;
  const mine = checkDraft(draft).policy;
  return (
    <Notice kind="error">
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Box sx={{ fontWeight: 600 }}>
          {t('policy.conflict.title', {
            who: nameAuthor(newer),
            version: newer.version,
            base: base.version,
          })}
        </Box>
        <Box sx={{ color: 'text.primary', display: 'grid', gap: 1 }}>
          {t('policy.conflict.kept')}
          <Box>
            {t('policy.conflict.theirs')}
            <ChangeList
              before={base.policy}
              after={newer.policy}
              same={t('policy.conflict.same')}
            />
          </Box>
          {mine === null ? null : (
            <Box>
              {t('policy.conflict.yours')}
              <ChangeList before={base.policy} after={mine} same={t('policy.conflict.same')} />
            </Box>
          )}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="outlined" onClick={merge}>
            {t('policy.conflict.merge')}
          </Button>
          <Button onClick={discard}>{t('policy.conflict.drop')}</Button>
        </Box>
      </Box>
    </Notice>
  );
}
