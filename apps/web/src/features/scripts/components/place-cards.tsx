import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { ScriptFinding } from '@ringfence/contract/scripts';
import type { Script } from '@ringfence/domain/callflow/script';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../ui/text-input.tsx';
import { noWords } from '../editing/edit-part.ts';
import { FindingNotes } from './finding-notes.tsx';
import { partAnchor } from './part-card.tsx';
import { WordsPair } from './words-pair.tsx';

interface PlaceProps {
  script: Script;
  findings: readonly ScriptFinding[];
  isReadOnly: boolean;
  onChange: (edit: (script: Script) => Script) => void;
}

interface PlaceCardProps {
  id: 'recordingNotice' | 'voicemail';
  title: string;
  hint: string;
  findings: readonly ScriptFinding[];
  children: ReactNode;
}

function PlaceCard({ id, title, hint, findings, children }: PlaceCardProps) {
  return (
    <Card
      component="section"
      id={partAnchor(id)}
      tabIndex={-1}
      aria-label={title}
      sx={{ display: 'grid', gap: 2, px: 2.5, py: 2, scrollMarginTop: 88 }}
    >
      <div>
        <Typography variant="h3">{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      </div>
      <FindingNotes findings={findings.filter(({ language }) => language === null)} />
      {children}
    </Card>
  );
}

/** Said first, where calls are announced as recorded. */
export function NoticeCard({ script, findings, isReadOnly, onChange }: PlaceProps) {
  const { t } = useTranslation('scriptEditor');
  return (
    <PlaceCard
      id="recordingNotice"
      title={t('places.recordingNotice')}
      hint={t('places.recordingNoticeHint')}
      findings={findings}
    >
      <WordsPair
        id="words-recording-notice"
        field={t('places.recordingNotice')}
        words={script.recordingNotice}
        onChange={(language, text) =>
          onChange((before) => ({
            ...before,
            recordingNotice: { ...before.recordingNotice, [language]: text },
          }))
        }
        findings={findings}
        isReadOnly={isReadOnly}
      />
    </PlaceCard>
  );
}

/** What a machine hears, if anything. */
export function VoicemailCard({ script, findings, isReadOnly, onChange }: PlaceProps) {
  const { t } = useTranslation('scriptEditor');
  const { voicemail, contactPerson } = script;
  return (
    <PlaceCard
      id="voicemail"
      title={t('places.voicemail')}
      hint={t('places.voicemailHint')}
      findings={findings}
    >
      <FormControlLabel
        label={t('places.leavesVoicemail')}
        control={
          <Switch
            size="small"
            checked={voicemail !== null}
            disabled={isReadOnly}
            onChange={(_event, isChecked) =>
              onChange((before) => ({ ...before, voicemail: isChecked ? noWords : null }))
            }
          />
        }
        sx={{ '& .MuiFormControlLabel-label': { ml: 1 } }}
      />
      {voicemail === null ? null : (
        <WordsPair
          id="words-voicemail"
          field={t('places.voicemail')}
          words={voicemail}
          onChange={(language, text) =>
            onChange((before) => ({
              ...before,
              voicemail: { ...(before.voicemail ?? noWords), [language]: text },
            }))
          }
          findings={findings}
          isReadOnly={isReadOnly}
        />
      )}
      <TextInput
        id="script-contact-person"
        type="text"
        label={t('places.contactPerson')}
        autoComplete="off"
        value={contactPerson}
        onChange={(person) => onChange((before) => ({ ...before, contactPerson: person }))}
        hint={t('places.contactPersonHint')}
        error={null}
        disabled={isReadOnly}
        attributes={{ maxLength: 100 }}
      />
    </PlaceCard>
  );
}
