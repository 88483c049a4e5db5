import { describe, expect, it } from 'vitest';
import { unreadable } from '../../ui/read-typed.ts';
import { firstChoices } from './campaign-fields.ts';
import { checkCampaign, checkTemplate, findIgnored } from './check-campaign.ts';
import { usualWeek } from './week-draft.ts';

const at = { zone: 'UTC', now: Date.UTC(2026, 2, 2) };
const fields = {
  ...firstChoices,
  name: 'March',
  listId: 'a',
  callerId: '+13125550000',
  scriptId: '0197b7f4-7d3a-7c2a-9d57-3a4a0c1b2d3e',
  spokenName: 'Harbor',
  mostAttempts: '3',
};

describe('checkCampaign', () => {
  it('takes a whole campaign', () => {
    expect(checkCampaign(fields, at)).toEqual({});
  });

  it('asks for what is missing', () => {
    expect(
      checkCampaign(
        {
          ...firstChoices,
          name: ' ',
          listId: '',
          scriptId: '',
          callerId: '',
          spokenName: '',
          mostAttempts: '',
        },
        at,
      ),
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
    expect(checkCampaign({ ...fields, mostAttempts }, at).mostAttempts).toBe(
      'campaigns.form.errors.mostAttemptsInvalid',
    );
  });

  it('refuses a spoken name that would tell a stranger of debts', () => {
    const { spokenName } = checkCampaign({ ...fields, spokenName: 'Harbor Debt Recovery' }, at);
    expect(spokenName).toBe('campaigns.form.errors.spokenNameTellsOfDebts');
  });

  it('tells what is too long', () => {
    const long = checkCampaign(
      { ...fields, name: 'a'.repeat(201), spokenName: 'a'.repeat(101) },
      at,
    );
    expect(long.name).toBe('campaigns.form.errors.nameTooLong');
    expect(long.spokenName).toBe('campaigns.form.errors.spokenNameTooLong');
  });

  it('wants an end after the start, and later than now', () => {
    const end = (startsAt: string, endsAt: string) =>
      checkCampaign({ ...fields, startsAt, endsAt }, at).endsAt;
    expect(end('', '2026-03-02T00:01')).toBeUndefined();
    expect(end('', '2026-03-01T23:59')).toBe('campaigns.form.errors.endsTooEarly');
    expect(end('2026-03-05T10:00', '2026-03-05T09:00')).toBe('campaigns.form.errors.endsTooEarly');
    expect(end('', 'tomorrow')).toBe('campaigns.form.errors.endsInvalid');
  });

  it('takes half a day neither for a start at once nor for no end', () => {
    const half = checkCampaign({ ...fields, startsAt: unreadable, endsAt: unreadable }, at);
    expect(half).toEqual({
      startsAt: 'campaigns.form.errors.startsInvalid',
      endsAt: 'campaigns.form.errors.endsInvalid',
    });
  });

  it('wants a start within the next 30 days', () => {
    const start = (startsAt: string) => checkCampaign({ ...fields, startsAt }, at).startsAt;
    expect(start('2026-03-31T00:00')).toBeUndefined();
    expect(start('2026-04-02T00:00')).toBe('campaigns.form.errors.startsTooLate');
    expect(start('soon')).toBe('campaigns.form.errors.startsInvalid');
  });

  it('wants a day among its hours, and times that are whole', () => {
    const check = (days: typeof usualWeek) => checkCampaign({ ...fields, days }, at).days;
    expect(check(usualWeek)).toBeUndefined();
    expect(check(usualWeek.map((day) => ({ ...day, isCalled: false })))).toBe(
      'campaigns.form.errors.hoursNoDay',
    );
    expect(check(usualWeek.map((day) => ({ ...day, to: '' })))).toBe(
      'campaigns.form.errors.hoursInvalid',
    );
  });

  it.each(['0', '1001', '2.5', '1e2', '0x10', '-', 'many'])(
    'refuses a pace of %s',
    (callsPerSecond) => {
      expect(checkCampaign({ ...fields, callsPerSecond }, at).callsPerSecond).toBe(
        'campaigns.form.errors.callsPerSecondInvalid',
      );
    },
  );
});

describe('checkTemplate', () => {
  it('refuses what would be left out of it, and takes what is empty', () => {
    const empty = { ...fields, listId: '', name: '', spokenName: '', mostAttempts: '' };
    expect(checkTemplate({ ...empty, startsAt: unreadable })).toEqual({});
    expect(checkTemplate({ ...empty, callsAtOnce: 'many', mostAttempts: '9' })).toEqual({
      callsAtOnce: 'campaigns.form.errors.callsAtOnceInvalid',
      mostAttempts: 'campaigns.form.errors.mostAttemptsInvalid',
    });
  });
});

describe('findIgnored', () => {
  it('names what the preflight cannot be asked for, and only that', () => {
    expect(findIgnored(fields, 'UTC')).toEqual([]);
    const asked = { ...fields, name: '', scriptId: '', startsAt: '2026-03-05T10:00' };
    expect(findIgnored({ ...asked, endsAt: '2026-03-05T09:00' }, 'UTC')).toEqual([]);
    const wrong = { spokenName: 'a'.repeat(101), startsAt: unreadable, callsAtOnce: 'many' };
    const days = usualWeek.map((day) => ({ ...day, to: '' }));
    expect(findIgnored({ ...asked, ...wrong, days, mostAttempts: '' }, 'UTC')).toEqual([
      ...['spokenName', 'startsAt', 'days', 'callsAtOnce', 'mostAttempts'],
    ]);
  });
});
