import { enteredMoney, largestAmountMinor, money, readVersion } from '@ringfence/contract/common';
import { complianceContract } from '@ringfence/contract/compliance';
import { debtInput } from '@ringfence/contract/contact-editing';
import { describe, expect, it } from 'vitest';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

describe('an amount', () => {
  it('that is entered is one that many can be summed up of', () => {
    expect(enteredMoney.safeParse(usd(largestAmountMinor)).success).toBe(true);
    expect(enteredMoney.safeParse(usd(largestAmountMinor + 1)).success).toBe(false);
    const debt = { reference: 'D', balance: usd(1), originalMinor: 2 ** 53 - 1 };
    expect(debtInput.safeParse(debt).success).toBe(false);
    expect(50 * 1_000 * largestAmountMinor).toBeLessThan(Number.MAX_SAFE_INTEGER);
  });

  it.each([
    [1_234, 1_234],
    [2 ** 60, Number.MAX_SAFE_INTEGER],
    [-(2 ** 60), Number.MIN_SAFE_INTEGER],
  ])('that is sent is as exact as a number can be: %d', (sum, sent) => {
    expect(money.parse(usd(sum))).toEqual(usd(sent));
  });

  it('that is no whole number is a fault, and not sent as one', () => {
    expect(() => money.parse(usd(1.5))).toThrow();
  });
});

describe('a version that was read', () => {
  it.each([-1, 1.5, 2 ** 31])('is one that there can be: %d is not', (version) => {
    expect(readVersion.safeParse(version).success).toBe(false);
  });

  it('is what a policy is based on', () => {
    const { inputSchema } = complianceContract.changePolicy['~orpc'];
    const { error } = inputSchema?.safeParse({ basedOn: 2 ** 31 }) ?? {};
    expect(error?.issues.map(({ path }) => path.join('.'))).toContain('basedOn');
  });
});
