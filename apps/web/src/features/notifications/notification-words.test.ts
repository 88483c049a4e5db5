import { notificationKinds } from '@ringfence/domain/notifications/notification-kinds';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTranslator } from '../../i18n/create-translator.ts';
import { describeNotification } from './notification-words.ts';

const organization = { id: '0197a000-0000-7000-8000-000000000001', name: 'Harbor Recovery' };
const subject = { kind: 'list', id: '0197a000-0000-7000-8000-000000000002', name: 'March' };

describe.each(['en', 'es'] as const)('the words of a notification in %s', (language) => {
  let t: Parameters<typeof describeNotification>[1];
  beforeAll(async () => {
    const translator = await createTranslator(language, ['notifications']);
    t = translator.getFixedT(language, 'notifications');
  });

  it.each(notificationKinds)('say what %s is about, and leave nothing open', (kind) => {
    const words = describeNotification(
      { kind, figures: { added: 1200 }, organization, subject },
      t,
      language,
    );
    for (const text of [words.title, words.body, ...words.figures]) {
      expect(text).not.toContain('{{');
      expect(text).not.toContain('kinds.');
    }
  });

  it('know a stand-in for a name that is gone', () => {
    const words = describeNotification(
      { kind: 'campaign_paused', figures: {}, organization, subject: { ...subject, name: '' } },
      t,
      language,
    );
    expect(words.title).toContain(t('nameless.campaign'));
  });

  it('tell of news where the kind is not known', () => {
    const notification = { kind: 'brand_new', figures: {}, organization: null, subject: null };
    expect(describeNotification(notification, t, language).title).toBe(t('kinds.other.title'));
  });
});

describe('the words of a notification', () => {
  it('say which breaker paused a campaign, and by which figures', async () => {
    const translator = await createTranslator('en', ['notifications']);
    const figures = { refusals: 12, ofCalls: 1200 };
    const words = describeNotification(
      { kind: 'campaign_paused', figures, organization, subject },
      translator.getFixedT('en', 'notifications'),
      'en',
    );
    expect(words.figures).toEqual(['Stops and wrong persons: 12 of the last 1,200 calls']);
  });

  it('tell the figures they know in their order, and names as they are', async () => {
    const translator = await createTranslator('en', ['notifications']);
    const words = describeNotification(
      {
        kind: 'import_finished',
        figures: { rejected: 3, strange: 9, added: 1200 },
        organization,
        subject: { ...subject, name: 'March & <April>' },
      },
      translator.getFixedT('en', 'notifications'),
      'en',
    );
    expect(words.title).toBe('March & <April>: upload finished');
    expect(words.figures).toEqual(['Added: 1,200', 'Rejected: 3']);
  });
});
