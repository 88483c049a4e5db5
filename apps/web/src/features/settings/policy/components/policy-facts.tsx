import Box from '@mui/material/Box';
import type { PolicyContent } from '@ringfence/contract/compliance';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { FactList } from '../../../../ui/fact-list.tsx';
import { collectsInOwnName } from '../creditor-roles.ts';
import { describeValue } from '../describe-value.ts';
import { policyFields } from '../list-changes.ts';
import { PackReport } from './pack-report.tsx';

/** The policy for people who may not change it. */
export function PolicyFacts({ policy }: { policy: PolicyContent }) {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const fields = policyFields.filter(
    (field) => field !== 'frequencyBindsCreditors' || collectsInOwnName(policy),
  );
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <FactList
        facts={fields.map((field) => ({
          term: t(`policy.fields.${field}`),
          value: describeValue(field, policy, t, language),
        }))}
      />
      <PackReport pack={policy.pack} />
    </Box>
  );
}
