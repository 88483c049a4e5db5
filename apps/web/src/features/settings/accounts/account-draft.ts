import type { CarrierAccount, OfferedCarrier } from '@ringfence/contract/carrier-accounts';
import type { settings } from '../../../i18n/en/settings.ts';
import type { AccountInput } from './api.ts';

type FaultKey = `accounts.errors.${keyof typeof settings.accounts.errors}`;

export interface AccountDraft {
  carrier: string;
  title: string;
  callsPerSecond: string;
  callsAtOnce: string;
  fields: Record<string, string>;
}

export function draftAccount(
  account: CarrierAccount | null,
  carriers: readonly OfferedCarrier[],
): AccountDraft {
  const first = carriers.find(({ obstacle }) => obstacle === null) ?? carriers[0];
  return {
    carrier: account?.carrier.id ?? first?.id ?? '',
    title: account?.title ?? '',
    callsPerSecond: String(account?.callsPerSecond ?? 1),
    callsAtOnce: String(account?.callsAtOnce ?? 10),
    fields: { ...account?.settings },
  };
}

const isWithin = (text: string, largest: number): boolean =>
  /^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= largest;

/** By the name of the input; a secret that is there already may stay as it is. */
export function checkAccount(
  draft: AccountDraft,
  carrier: OfferedCarrier | undefined,
  isNew: boolean,
): Map<string, FaultKey> {
  const faults = new Map<string, FaultKey>();
  if (draft.title.trim() === '') faults.set('title', 'accounts.errors.titleMissing');
  for (const { name, isRequired, isSecret } of carrier?.fields ?? []) {
    const isEmpty = (draft.fields[name] ?? '').trim() === '';
    if (isEmpty && isRequired && (isNew || !isSecret)) {
      faults.set(`fields.${name}`, 'accounts.errors.fieldMissing');
    }
  }
  if (!isWithin(draft.callsPerSecond, 1000)) {
    faults.set('callsPerSecond', 'accounts.errors.callsPerSecond');
  }
  if (!isWithin(draft.callsAtOnce, 50_000)) {
    faults.set('callsAtOnce', 'accounts.errors.callsAtOnce');
  }
  return faults;
}

/** What is empty is left out, so that a secret stays. */
export function toInput(draft: AccountDraft): AccountInput {
  const fields = Object.entries(draft.fields)
    .map(([name, value]): [string, string] => [name, value.trim()])
    .filter(([, value]) => value !== '');
  return {
    carrier: draft.carrier,
    title: draft.title.trim(),
    callsPerSecond: Number(draft.callsPerSecond),
    callsAtOnce: Number(draft.callsAtOnce),
    fields: Object.fromEntries(fields),
  };
}
