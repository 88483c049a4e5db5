import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ScriptFinding } from '@ringfence/contract/scripts';
import type { ScriptVariable } from '@ringfence/domain/callflow/fill-words';
import type { ScriptLanguage } from '@ringfence/domain/callflow/script';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { insertVariable, variableNames, writeVariable } from '../editing/variables.ts';
import { FindingNotes } from './finding-notes.tsx';

interface WordsInputProps {
  id: string;
  /** What the words are for. */
  field: string;
  language: ScriptLanguage;
  value: string;
  onChange: (text: string) => void;
  findings: readonly ScriptFinding[];
  isReadOnly: boolean;
}

/** As the API takes them. */
const longestWords = 1_000;
/** How fast voices speak. */
const charactersPerSecond = 15;

/** The words of one place in one language, with the variables that can stand in them. */
export function WordsInput(props: WordsInputProps) {
  const { id, field, language, value, onChange, findings, isReadOnly } = props;
  const { t } = useTranslation('scriptEditor');
  const input = useRef<HTMLTextAreaElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const named = { field, language: t(`languages.${language}`) };
  const label = t('wordsLabel', named);
  const notesId = `${id}-findings`;
  const hasRefusal = findings.some(({ severity }) => severity === 'refuses');

  function insert(name: ScriptVariable) {
    const area = input.current;
    const from = area?.selectionStart ?? value.length;
    const place = { from, to: area?.selectionEnd ?? from };
    const inserted = insertVariable(value, place, writeVariable(name, language));
    setAnchor(null);
    onChange(inserted.text);
    // Behind the menu, which gives the focus back to its button.
    setTimeout(() => {
      area?.focus();
      area?.setSelectionRange(inserted.caret, inserted.caret);
    });
  }

  return (
    <Box sx={{ display: 'grid', alignContent: 'start', gap: 0.75, minWidth: 0 }}>
      <FormControl fullWidth error={hasRefusal}>
        <InputLabel htmlFor={id}>{label}</InputLabel>
        <OutlinedInput
          id={id}
          name={id}
          label={label}
          multiline
          // The browser lets it grow: measuring it would lay out the whole page whenever it is drawn.
          inputComponent="textarea"
          inputRef={input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          readOnly={isReadOnly}
          aria-describedby={findings.length === 0 ? `${id}-help` : `${id}-help ${notesId}`}
          slotProps={{ input: { maxLength: longestWords, lang: language, spellCheck: true } }}
          sx={{ '& textarea': { fieldSizing: 'content', minHeight: '3lh', maxHeight: '14lh' } }}
        />
        <Box
          sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
        >
          <FormHelperText id={`${id}-help`} error={false} sx={{ m: 0 }}>
            {t('seconds', { seconds: Math.ceil(value.length / charactersPerSecond) })}
          </FormHelperText>
          {isReadOnly ? null : (
            <Button
              size="small"
              aria-haspopup="menu"
              aria-label={t('insertInto', named)}
              onClick={(event) => setAnchor(event.currentTarget)}
            >
              {t('insert')}
            </Button>
          )}
        </Box>
      </FormControl>
      <FindingNotes id={notesId} findings={findings} />
      {anchor === null ? null : (
        <Menu
          container={() => document.getElementById('content')}
          anchorEl={anchor}
          open
          onClose={() => setAnchor(null)}
          slotProps={{ list: { 'aria-label': t('insertInto', named) } }}
        >
          {variableNames.map((name) => (
            <MenuItem key={name} onClick={() => insert(name)}>
              {t(`variables.${name}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </Box>
  );
}
