import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../../testing/render-markup.tsx';
import { createWorkplace, WithWorkplace } from '../../../../testing/with-workplace.tsx';
import type { Undo } from '../../contact-part-props.ts';
import { DoneToast } from './done-toast.tsx';

async function render(standing: 'admin' | 'member', undo: Undo | null) {
  const { text } = await renderMarkup(
    <WithWorkplace current={createWorkplace('Harbor', { standing })}>
      <DoneToast
        done={{ message: 'Recorded: Dispute.', record: 'Dispute', undo }}
        contactId="c1"
        organizationId="Harbor"
        onDismiss={() => {}}
      />
    </WithWorkplace>,
  );
  return text;
}

const lift: Undo = { kind: 'restriction', restrictionId: 'r1' };

describe('what was just done', () => {
  it('can be undone by admins, because undoing a refusal lets a person be called again', async () => {
    expect(await render('admin', lift)).toBe('Recorded: Dispute. Undo Dismiss');
    expect(await render('member', lift)).toBe('Recorded: Dispute. Dismiss');
  });

  it('can be undone by everybody where it only says where the person is', async () => {
    expect(await render('member', { kind: 'confirmedZone', zone: null })).toContain('Undo');
  });

  it('can be undone by everybody where it is an edit that begins no calls', async () => {
    const edits: Undo[] = [
      { kind: 'fields', revision: 2, fields: { city: null } },
      { kind: 'phoneOrder', phoneIds: ['p1', 'p2'] },
      { kind: 'debt', change: { debtId: 'd1', group: null }, letsCallsBegin: false },
    ];
    for (const undo of edits) {
      expect(await render('member', undo)).toContain('Undo');
    }
  });

  it('is left to admins where a debt would be called about again', async () => {
    const change = { debtId: 'd1', state: 'open' } as const;
    const undo: Undo = { kind: 'debt', change, letsCallsBegin: true };
    expect(await render('admin', undo)).toContain('Undo');
    expect(await render('member', undo)).not.toContain('Undo');
  });

  it('stays where there is no way back', async () => {
    expect(await render('admin', null)).toBe('Recorded: Dispute. Dismiss');
  });
});
