import { findings, type ImportSummary } from '@ringfence/contract/imports';
import { estimateStoring } from '@ringfence/domain/imports/estimate-space';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { type AskingServices, askStep } from './ask-step.ts';
import { findDetail } from './queries/shown.ts';
import { keepConfirmation } from './queries/steps.ts';
import { refuseInput } from './refuse-upload.ts';
import { requireSpace } from './require-space.ts';

const asks = findings.pick({ asks: true, unheeded: true });

export interface StoreInput {
  importId: string;
  /** Unless this is set, people who were not to be called stay so. */
  confirmsCallable: boolean;
  /** Rejected rows may forbid calls to people who can be called, and that was looked at. */
  confirmsUnheeded: boolean;
}

/** Stores what was checked: a worker does it. */
export function askToStore(
  services: AskingServices & Pick<Services, 'readFreeBytes'>,
  scope: OrganizationScope,
  { importId, confirmsCallable, confirmsUnheeded }: StoreInput,
): Promise<ImportSummary> {
  return askStep(services, scope, {
    importId,
    state: 'storing',
    from: ['checked'],
    done: ['storing', 'stored'],
    async prepare(transaction, summary) {
      await requireSpace(services, estimateStoring(summary));
      const detail = await transaction.first(findDetail, [importId]);
      const found = asks.safeParse(detail?.findings).data;
      if (found?.asks === 'negative_balances') {
        throw refuseInput('mapping.negativeBalances', 'balances_negative');
      }
      const people = found?.unheeded.people ?? 0;
      if (people > 0 && !confirmsUnheeded) {
        throw refuseInput('confirmsUnheeded', 'statuses_unheeded', { people });
      }
      await transaction.all(keepConfirmation, [importId, confirmsCallable]);
    },
  });
}
