import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { readProblem } from '../platform/api/problem.ts';
import { explainError } from './explain-error.ts';
import { Notice } from './notice.tsx';
import { RequestId } from './request-id.tsx';

/** Why something that was asked for could not be done. */
export function ProblemNotice({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const problem = readProblem(error);
  // The server says more where it knows more, such as what is wrong with a file.
  const hasDetail = problem !== null && problem.detail !== problem.title;
  return (
    <Notice kind="error">
      <Box>{explainError(error, t)}</Box>
      {hasDetail ? <Box sx={{ mt: 0.5 }}>{problem.detail}</Box> : null}
      <RequestId requestId={problem?.requestId} />
    </Notice>
  );
}
