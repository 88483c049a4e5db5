import { checkCorrections } from '@ringfence/domain/evidence/check-corrections';
import { describe, expect, it } from 'vitest';
import { addOrganization } from '../../testing/add-organization.ts';
import { addCalledPerson, addPlacedCall } from '../../testing/add-placed-calls.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { collectCall } from './collect-call.ts';
import { collectPerson } from './collect-person.ts';
import { describeCall } from './report/describe-call.ts';

const { database } = useTestDatabase();

const correct = testStatement(
  `insert into call_corrections (organization_id, call_id, contact_id, outcome_before, outcome, reason,
     evidence, is_loosening, corrected_by, corrected_at)
   values (current_organization_id(), $1, $2, $3, $4, 'Said so in a letter', 'Letter 12', false,
     current_user_id(), $5)`,
  {},
);
const hear = testStatement(`update calls set outcome = 'hung_up', heard_at = $2 where id = $1`, {});
const nameProfile = testStatement(`update profiles set full_name = 'Sam Clerk' where id = $1`, {});

describe('evidence of a call that was corrected', () => {
  it('says who corrected it, when, from what to what, why and by what', async () => {
    const organization = await addOrganization(database);
    await askSystem(database, nameProfile, [organization.userId]);
    const person = await addCalledPerson(database, organization);
    const callId = await addPlacedCall(database, person, { at: new Date().toISOString() });
    const other = await addPlacedCall(database, person, { at: new Date().toISOString() });
    const { contactId } = person;
    const { organizationId, userId } = organization;
    await database.asTenant(organization, async (transaction) => {
      await transaction.all(correct, [callId, contactId, 'no_answer', 'hung_up', new Date()]);
      await transaction.all(correct, [callId, contactId, 'hung_up', 'right_party', new Date()]);
      await transaction.all(correct, [other, contactId, 'no_answer', 'busy', new Date()]);
    });
    const { sections } = await database.asTenant(organization, (transaction) =>
      collectCall(transaction, organizationId, callId),
    );
    const given = { reason: 'Said so in a letter', evidence: 'Letter 12', callId };
    const correctedBy = { id: userId, fullName: 'Sam Clerk' };
    expect(sections.corrections).toMatchObject([
      { ...given, from: 'no_answer', to: 'hung_up', correctedBy },
      { ...given, from: 'hung_up', to: 'right_party', correctedBy },
    ]);
    expect(checkCorrections([sections.call], sections.corrections)).toMatchObject([
      { state: 'right' },
    ]);
    const blocks = describeCall(sections, 'evidence');
    const place = blocks.findIndex((block) => 'text' in block && block.text === 'Corrections');
    expect(blocks[place + 1]).toMatchObject({
      rows: [
        [/UTC$/, 'Sam Clerk', 'no answer', 'hung up', given.reason, given.evidence],
        [/UTC$/, 'Sam Clerk', 'hung up', 'right party', given.reason, given.evidence],
      ].map((row) =>
        row.map((cell) => (typeof cell === 'string' ? cell : expect.stringMatching(cell))),
      ),
    });
    const all = await database.asTenant(organization, (transaction) =>
      collectPerson(transaction, organizationId, contactId, new Date()),
    );
    expect(all.corrections).toHaveLength(3);
    const calls = Array.isArray(all.calls) ? all.calls : [];
    expect(checkCorrections(calls, all.corrections)).toMatchObject([{ state: 'right' }]);
  });

  it('leaves to the reader what the carrier reported afterwards, and names what does not add up', async () => {
    const organization = await addOrganization(database);
    const person = await addCalledPerson(database, organization);
    const at = new Date();
    const callId = await addPlacedCall(database, person, { at: at.toISOString() });
    const { contactId } = person;
    const collect = async (heardAt: Date) => {
      await askSystem(database, hear, [callId, heardAt]);
      const { sections } = await database.asTenant(organization, (transaction) =>
        collectCall(transaction, organization.organizationId, callId),
      );
      return checkCorrections([sections.call], sections.corrections);
    };
    await database.asTenant(organization, (transaction) =>
      transaction.all(correct, [callId, contactId, 'no_answer', 'busy', at]),
    );
    expect(await collect(new Date(at.getTime() + 60_000))).toMatchObject([
      { state: 'unchecked', detail: expect.stringContaining('reported it again') },
    ]);
    expect(await collect(new Date(at.getTime() - 60_000))).toMatchObject([{ state: 'wrong' }]);
  });
});
