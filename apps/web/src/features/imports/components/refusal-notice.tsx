import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { readProblem } from '../../../platform/api/problem.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ProblemNotice } from '../../../ui/problem-notice.tsx';
import { RequestId } from '../../../ui/request-id.tsx';
import { explainRefusal } from '../explain-refusal.ts';

/** Why a step was refused: in the reader's language where the server gave its word for it. */
export function RefusalNotice({ error }: { error: unknown }) {
  const { t } = useTranslation('uploads');
  const { language } = useLanguage();
  const problem = readProblem(error);
  const sentence = problem === null ? null : explainRefusal(problem, t, language);
  if (sentence === null) {
    return <ProblemNotice error={error} />;
  }
  return (
    <Notice kind="error">
      {sentence}
      <RequestId requestId={problem?.requestId} />
    </Notice>
  );
}
