import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ImportDetail } from '@ringfence/contract/imports';
import { negativeMeanings } from '@ringfence/domain/imports/import-words';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../ui/notice.tsx';
import { useImportAction } from '../../api.ts';
import { RefusalNotice } from '../refusal-notice.tsx';

type Answer = (typeof negativeMeanings)[number];

/** The same check once more, with what a minus means. */
function useAnswer(detail: ImportDetail) {
  return useImportAction(async (client, negativeBalances: Answer) => {
    const { id: importId, mapping, listId, listName } = detail;
    if (mapping === null) {
      return;
    }
    const list = listId === null ? { listName: listName ?? '' } : { listId };
    await client.imports.check({
      importId,
      mapping: { ...mapping, negativeBalances },
      destination: {
        ...list,
        obtainedHow: detail.obtainedHow ?? undefined,
        obtainedBy: detail.obtainedBy ?? undefined,
        obtainedOn: detail.obtainedOn ?? undefined,
      },
    });
  });
}

/** Every balance is negative: what is owed, or what is owed to the people. Nothing is stored before. */
export function NegativeQuestion({ detail }: { detail: ImportDetail }) {
  const { t } = useTranslation('uploads');
  const answer = useAnswer(detail);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Notice kind="error">{t('negative.question')}</Notice>
      {answer.error === null ? null : <RefusalNotice error={answer.error} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {negativeMeanings.toReversed().map((meaning) => (
          <Button
            key={meaning}
            variant="outlined"
            disabled={answer.isPending}
            onClick={() => answer.mutate(meaning)}
          >
            {t(answer.isPending ? 'negative.checking' : `negative.${meaning}`)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
