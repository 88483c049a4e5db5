import type { Transaction } from '../platform/database/database.ts';
import { lockBudget, openBudget, spendBudget } from './queries/pace.ts';
import type { OpenAccount } from './services.ts';

export interface OpenPace {
  /** How many calls of the account may be placed at this moment. */
  room: number;
  /** Takes so many of them; nobody else can before the transaction ends. */
  spend(calls: number): Promise<void>;
}

/** The pace of an account, which all kinds of its calls share; nothing where none is left at this moment. */
export async function openPace(
  transaction: Transaction,
  { id, pace: { callsPerSecond, callsAtOnce } }: Pick<OpenAccount, 'id' | 'pace'>,
): Promise<OpenPace | undefined> {
  if ((await transaction.first(lockBudget, [id])) === undefined) return undefined;
  const budget = await transaction.first(openBudget, [id, callsPerSecond]);
  if (budget === undefined) return undefined;
  const { granted, position, most, under_way, is_counted } = budget;
  const room = Math.min(granted - position, most, callsAtOnce - under_way);
  if (room <= 0) return undefined;
  return {
    room,
    async spend(calls) {
      const spent = [position + calls, callsPerSecond, under_way + calls, is_counted, calls];
      await transaction.all(spendBudget, [id, ...spent]);
    },
  };
}
