import Box from '@mui/material/Box';
import type { ScriptFinding } from '@ringfence/contract/scripts';
import {
  type ScriptLanguage,
  scriptLanguages,
  type Words,
} from '@ringfence/domain/callflow/script';
import { WordsInput } from './words-input.tsx';

interface WordsPairProps {
  id: string;
  field: string;
  words: Words;
  onChange: (language: ScriptLanguage, text: string) => void;
  /** What was found in this place; what is of no language stands with the part. */
  findings: readonly ScriptFinding[];
  isReadOnly: boolean;
}

/** The same words in both languages, side by side, or under each other where there is no room. */
export function WordsPair({ id, field, words, onChange, findings, isReadOnly }: WordsPairProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {scriptLanguages.map((language) => (
        <WordsInput
          key={language}
          id={`${id}-${language}`}
          field={field}
          language={language}
          value={words[language]}
          onChange={(text) => onChange(language, text)}
          findings={findings.filter((finding) => finding.language === language)}
          isReadOnly={isReadOnly}
        />
      ))}
    </Box>
  );
}
