import Box from '@mui/material/Box';
import { rules } from '@ringfence/domain/compliance/rules/index';
import { useTranslation } from 'react-i18next';
import { nameRule } from '../../../decisions/index.ts';
import { findMarks } from '../rule-marks.ts';
import { SourceWords } from './source-words.tsx';

/** Every rule that a call is judged by, with its source. */
export function RuleList() {
  const { t } = useTranslation('work');
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
        gap: 2,
        listStyle: 'none',
        m: 0,
        p: 0,
        fontSize: '0.875rem',
      }}
    >
      {rules.map(({ code, citation }) => (
        <li key={code}>
          <Box sx={{ fontWeight: 600 }}>{nameRule(code, t)}</Box>
          <SourceWords citation={citation} marks={findMarks(code)} />
        </li>
      ))}
    </Box>
  );
}
