import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ScriptFinding } from '@ringfence/contract/scripts';
import { listWords } from '@ringfence/domain/callflow/list-words';
import type { Part, Script } from '@ringfence/domain/callflow/script';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { setWords } from '../editing/edit-part.ts';
import { changePart, movePart, removePart } from '../editing/edit-script.ts';
import { FindingNotes } from './finding-notes.tsx';
import { OffersFields } from './offers-fields.tsx';
import { type PartChoice, WaysFields } from './ways-fields.tsx';
import { WordsPair } from './words-pair.tsx';

interface PartCardProps {
  part: Part;
  isFirst: boolean;
  isLast: boolean;
  choices: readonly PartChoice[];
  findings: readonly ScriptFinding[];
  isReadOnly: boolean;
  /** Stays the same, so that a part is drawn again only where something of it changed. */
  onChange: (edit: (script: Script) => Script) => void;
}

/** Where a finding in a part leads to. */
export const partAnchor = (partId: string): string => `part-${partId}`;

export const PartCard = memo(function PartCard(props: PartCardProps) {
  const { part, isFirst, isLast, choices, findings, isReadOnly, onChange } = props;
  const { t } = useTranslation('scriptEditor');
  const { id, kind } = part;
  const title = t('partTitle', { kind: t(`parts.${kind}`), id });
  const change = (edit: (before: Part) => Part) =>
    onChange((script) => changePart(script, id, edit));
  return (
    <Card
      component="section"
      id={partAnchor(id)}
      tabIndex={-1}
      aria-label={title}
      sx={{ display: 'grid', gap: 2, px: 2.5, py: 2, scrollMarginTop: 88 }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1 }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(`partHints.${kind}`)}
          </Typography>
          {isFirst ? <StatusChip tone="info" label={t('first')} /> : null}
        </Box>
        {isReadOnly ? null : (
          <ActionMenu
            label={t('partActions', { part: title })}
            actions={[
              {
                id: 'up',
                label: t('moveUp'),
                disabled: isFirst,
                onChoose: () => onChange((script) => movePart(script, id, -1)),
              },
              {
                id: 'down',
                label: t('moveDown'),
                disabled: isLast,
                onChoose: () => onChange((script) => movePart(script, id, 1)),
              },
              {
                id: 'remove',
                label: t('removePart'),
                isGrave: true,
                disabled: isFirst && isLast,
                onChoose: () => onChange((script) => removePart(script, id)),
              },
            ]}
          />
        )}
      </Box>
      <FindingNotes findings={findings.filter(({ language }) => language === null)} />
      {listWords(part).map(({ field, words }, index) => (
        <WordsPair
          key={field}
          id={`words-${id}-${field}`}
          field={t(`fields.${field}`)}
          words={words}
          onChange={(language, text) => change((before) => setWords(before, field, language, text))}
          // The checker names the part and the language; they stand with the first words of it.
          findings={index === 0 ? findings : []}
          isReadOnly={isReadOnly}
        />
      ))}
      {part.kind === 'promise' ? (
        <OffersFields part={part} onChange={change} isReadOnly={isReadOnly} />
      ) : null}
      <WaysFields part={part} choices={choices} onChange={change} isReadOnly={isReadOnly} />
    </Card>
  );
});
