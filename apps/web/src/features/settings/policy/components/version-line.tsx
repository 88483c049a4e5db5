import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PolicyVersion } from '@ringfence/contract/compliance';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationApi } from '../../../../platform/api/api-queries.ts';
import { useVersionWords } from '../use-version-words.ts';
import { VersionsDialog } from './versions-dialog.tsx';

interface VersionLineProps {
  api: OrganizationApi;
  inForce: PolicyVersion;
}

/** Which version is in force, and the way to those before. */
export function VersionLine({ api, inForce }: VersionLineProps) {
  const { t } = useTranslation('settings');
  const { nameAuthor, tellMoment } = useVersionWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {inForce.version === 0
          ? t('policy.versionFirst')
          : t('policy.version', {
              version: inForce.version,
              who: nameAuthor(inForce),
              when: tellMoment(inForce),
            })}
      </Box>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('policy.versions.show')}
      </Button>
      {isOpen ? <VersionsDialog api={api} onClose={() => setOpen(false)} /> : null}
    </Box>
  );
}
