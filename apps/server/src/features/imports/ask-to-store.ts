import { findings, type ImportSummary } from '@ringfence/contract/imports';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { type AskingServices, askStep } from './ask-step.ts';
import { findDetail } from './queries/shown.ts';
import { keepConfirmation } from './queries/steps.ts';
import { refuseInput } from './refuse-upload.ts';

const asks = findings.pick({ asks: true });

export interface StoreInput {
  importId: string;
  /** Unless it is said, whoever was not to be called stays so. */
  confirmsCallable: boolean;
}

/** Stores what was checked: a worker does it. */
export function askToStore(
  services: AskingServices,
  scope: OrganizationScope,
  { importId, confirmsCallable }: StoreInput,
): Promise<ImportSummary> {
  return askStep(services, scope, {
    importId,
    state: 'storing',
    from: ['checked'],
    done: ['storing', 'stored'],
    total: ({ rows }) => rows,
    async prepare(transaction) {
      const detail = await transaction.first(findDetail, [importId]);
      if (asks.safeParse(detail?.findings).data?.asks === 'negative_balances') {
        throw refuseInput('mapping.negativeBalances', 'balances_negative');
      }
      await transaction.all(keepConfirmation, [importId, confirmsCallable]);
    },
  });
}
