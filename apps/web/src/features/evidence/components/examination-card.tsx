import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../../../ui/outcome.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useExamination } from '../api.ts';
import { largestSample, longestPeriodDays } from '../largest-sample.ts';
import { type ExaminationDraft, readExamination } from '../read-examination.ts';

const empty: ExaminationDraft = { firstDay: '', lastDay: '', sampleSize: '25', seed: '' };
const fields = [
  { name: 'firstDay', type: 'date' },
  { name: 'lastDay', type: 'date' },
  { name: 'sampleSize', type: 'number' },
  { name: 'seed', type: 'text' },
] as const;

/** A sample of the calls of a period, for an examiner: anybody with the seed can draw it again. */
export function ExaminationCard({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('audits');
  const examination = useExamination(organizationId);
  const [draft, setDraft] = useState(empty);
  const [wasSent, setSent] = useState(false);
  const { faults, input } = readExamination(draft);

  function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (input !== undefined) {
      examination.mutate(input);
    }
  }

  function explain(name: keyof ExaminationDraft): string | null {
    const fault = faults[name];
    return wasSent && fault !== undefined
      ? t(`evidence.faults.${fault}`, { most: largestSample, days: longestPeriodDays })
      : null;
  }

  return (
    <SectionCard title={t('evidence.title')} lead={t('evidence.lead')}>
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}
      >
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            width: '100%',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: 'repeat(2, minmax(0, 1fr))',
              lg: 'repeat(4, minmax(0, 1fr))',
            },
          }}
        >
          {fields.map(({ name, type }) => (
            <TextInput
              key={name}
              id={`examination-${name}`}
              type={type}
              label={t(`evidence.fields.${name}`)}
              autoComplete="off"
              value={draft[name]}
              onChange={(value) => setDraft({ ...draft, [name]: value })}
              error={explain(name)}
              disabled={examination.isPending}
              hint={t(`evidence.hints.${name}`, { most: largestSample, days: longestPeriodDays })}
            />
          ))}
        </Box>
        <Button type="submit" variant="outlined" disabled={examination.isPending}>
          {t(examination.isPending ? 'evidence.creating' : 'evidence.create')}
        </Button>
        <Outcome
          error={examination.error}
          done={examination.isSuccess ? t('evidence.created') : null}
        />
      </Box>
    </SectionCard>
  );
}
