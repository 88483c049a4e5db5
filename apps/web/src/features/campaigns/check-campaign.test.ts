import { describe, expect, it } from 'vitest';
import { checkCampaign, noCampaignErrors } from './check-campaign.ts';

const fields = {
  name: 'March',
  listId: 'a',
  callerId: '+13125550000',
  scriptId: '0197b7f4-7d3a-7c2a-9d57-3a4a0c1b2d3e',
  spokenName: 'Harbor',
  mostAttempts: '3',
};

describe('checkCampaign', () => {
  it('takes a whole campaign', () => {
    expect(checkCampaign(fields)).toEqual(noCampaignErrors);
  });

  it('asks for what is missing', () => {
    expect(
      checkCampaign({
        name: ' ',
        listId: '',
        scriptId: '',
        callerId: '',
        spokenName: '',
        mostAttempts: '',
      }),
    ).toEqual({
      name: 'campaigns.form.errors.nameMissing',
      listId: 'campaigns.form.errors.listMissing',
      callerId: 'campaigns.form.errors.callerIdMissing',
      scriptId: 'campaigns.form.errors.scriptMissing',
      spokenName: 'campaigns.form.errors.spokenNameMissing',
      mostAttempts: 'campaigns.form.errors.mostAttemptsInvalid',
    });
  });

  it.each(['0', '8', '2.5', 'two'])('refuses %s attempts', (mostAttempts) => {
    expect(checkCampaign({ ...fields, mostAttempts }).mostAttempts).not.toBeNull();
  });

  it('refuses a spoken name that would tell a stranger of debts', () => {
    const { spokenName } = checkCampaign({ ...fields, spokenName: 'Harbor Debt Recovery' });
    expect(spokenName).toBe('campaigns.form.errors.spokenNameTellsOfDebts');
  });

  it('tells what is too long', () => {
    const long = checkCampaign({ ...fields, name: 'a'.repeat(201), spokenName: 'a'.repeat(101) });
    expect(long.name).toBe('campaigns.form.errors.nameTooLong');
    expect(long.spokenName).toBe('campaigns.form.errors.spokenNameTooLong');
  });
});
