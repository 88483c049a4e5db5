import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ScriptFinding } from '@ringfence/contract/scripts';
import { type Part, partKinds, type Script } from '@ringfence/domain/callflow/script';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectInput } from '../../../ui/select-input.tsx';
import { addPart } from '../editing/edit-script.ts';
import { groupFindings } from '../editing/group-findings.ts';
import { PartCard } from './part-card.tsx';
import { NoticeCard, VoicemailCard } from './place-cards.tsx';
import type { PartChoice } from './ways-fields.tsx';

interface WordsViewProps {
  script: Script;
  findings: readonly ScriptFinding[];
  isReadOnly: boolean;
  onChange: (edit: (script: Script) => Script) => void;
}

/** The same list for as long as no part came, went or moved: words may change as they like. */
function useChoices(parts: readonly Part[]): readonly PartChoice[] {
  const named = JSON.stringify(parts.map(({ id, kind }) => ({ id, kind })));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands in it is all that counts.
  return useMemo(() => parts.map(({ id, kind }) => ({ id, kind })), [named]);
}

/** Every part as a card, in order. */
export function WordsView({ script, findings, isReadOnly, onChange }: WordsViewProps) {
  const { t } = useTranslation('scriptEditor');
  const findingsOf = useMemo(() => groupFindings(findings), [findings]);
  const choices = useChoices(script.parts);
  const [kind, setKind] = useState<Part['kind']>('say');
  const last = script.parts.length - 1;
  const place = { script, isReadOnly, onChange };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <NoticeCard {...place} findings={findingsOf('recordingNotice')} />
      {script.parts.map((part, index) => (
        <PartCard
          key={part.id}
          part={part}
          isFirst={index === 0}
          isLast={index === last}
          choices={choices}
          findings={findingsOf(part.id)}
          isReadOnly={isReadOnly}
          onChange={onChange}
        />
      ))}
      {isReadOnly ? null : (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Box sx={{ width: 'min(280px, 100%)' }}>
            <SelectInput
              id="add-part-kind"
              label={t('addPartLabel')}
              options={partKinds.map((value) => ({ value, label: t(`parts.${value}`) }))}
              value={kind}
              onChange={(wanted) => setKind(partKinds.find((one) => one === wanted) ?? kind)}
              error={null}
              disabled={false}
            />
          </Box>
          <Button variant="outlined" onClick={() => onChange((before) => addPart(before, kind))}>
            {t('addPart')}
          </Button>
        </Box>
      )}
      <VoicemailCard {...place} findings={findingsOf('voicemail')} />
    </Box>
  );
}
