import { isMeantAsMet, joinPhoneToCall, leftOut } from '../../../ledger/index.ts';
import {
  defineReplanned,
  type RowShape,
  type Statement,
} from '../../../platform/database/statement.ts';

const onLists = 'member.organization_id = $1 and member.list_id = any($2)';

/**
 * One question in two forms: of everybody on the lists ($2) of an organization ($1), and of those of them who are on none
 * of the lists that are left out ($3). Nobody is looked for on these where there are none.
 */
interface OfMembers<Shape extends RowShape> {
  readonly everybody: Statement<Shape>;
  readonly meant: Statement<Shape>;
}

export function defineOfMembers<const Shape extends RowShape>(definition: {
  name: string;
  /** By a condition on each member, or by the query for all of them. */
  text: (isMember: string, allMembers: string) => string;
  row: Shape;
}): OfMembers<Shape> {
  const { name, text, row } = definition;
  const excluded = 'select unnest($3::uuid[])';
  const members = `select member.contact_id from list_contacts member where ${onLists}`;
  const noneExcluded = 'cardinality($3::uuid[]) = 0';
  return {
    everybody: defineReplanned({
      name,
      text: text(noneExcluded, `${members} and ${noneExcluded}`),
      row,
    }),
    meant: defineReplanned({
      name: `${name}_meant`,
      text: text(isMeantAsMet('$1', excluded), `${members} except (${leftOut('$1', excluded)})`),
      row,
    }),
  };
}

export const ofMembers = <Shape extends RowShape>(
  statements: OfMembers<Shape>,
  excluded: readonly string[],
): Statement<Shape> => (excluded.length === 0 ? statements.everybody : statements.meant);

/** What is kept of somebody is by another policy than that in force ($4), or its time ($5) has come. */
export const isStale = `(summary.shape_id is null or summary.judged_policy <> $4 or summary.judge_at <= $5)`;

/** Evenly spread, whatever the order in which people came. */
const place = (contactId: string): string => `(uuid_hash(${contactId}) & 2147483647)`;

/** How many there are, as the planner expects without looking. */
export const expectMembers = defineReplanned({
  name: 'preflight.expect_members',
  text: `
    select planned.expected::integer as people from ask_planner(format(
      'from list_contacts where organization_id = %L and list_id = any(%L)', $1::uuid, $2::uuid[])) planned`,
  row: { people: 'int4' },
});

/**
 * How many members there are, and those whose place is below one ($3) of 2147483648, which is a random sample: one way
 * along the lists for both.
 */
export const drawMembers = defineReplanned({
  name: 'preflight.draw_members',
  text: `
    select count(*)::integer as people,
      coalesce(jsonb_agg(member.contact_id) filter (where ${place('member.contact_id')} < $3::bigint), '[]')
        as drawn
    from list_contacts member where ${onLists}`,
  row: { people: 'int4', drawn: 'jsonb' },
});

/** What is kept of certain people ($2), as they were drawn, and the number that is tried first. */
export const showMembers = defineOfMembers({
  name: 'preflight.show_members',
  text: (isMember) => `
    select summary.contact_id, summary.shape_id, summary.zone, ${isStale} as is_stale, phone.e164
    from unnest($2::uuid[]) as member (contact_id)
    join contact_summaries summary on summary.organization_id = $1
      and summary.contact_id = member.contact_id
    ${joinPhoneToCall('$1', 'member.contact_id')}
    where ${isMember}
    order by ${place('member.contact_id')}, member.contact_id`,
  row: { contact_id: 'uuid', shape_id: 'uuid?', zone: 'text?', is_stale: 'bool', e164: 'text?' },
});

/** Everybody, by the shape that they share; by their zone too where the campaign has hours ($6). */
export const groupMembers = defineOfMembers({
  name: 'preflight.group_members',
  text: (_isMember, allMembers) => `
    select summary.shape_id, case when $6 then summary.zone end as zone, ${isStale} as is_stale,
      count(*)::integer as people
    from contact_summaries summary
    where summary.organization_id = $1 and summary.contact_id in (${allMembers})
    group by 1, 2, 3`,
  row: { shape_id: 'uuid?', zone: 'text?', is_stale: 'bool', people: 'int4' },
});

/**
 * So many ($9) of whom their shape does not tell where they stand, evenly spread: who is stale, and who has one of the
 * shapes ($7) with a zone ($8).
 */
export const listUntold = defineOfMembers({
  name: 'preflight.list_untold',
  text: (_isMember, allMembers) => `
    select summary.contact_id
    from contact_summaries summary
    where summary.organization_id = $1 and summary.contact_id in (${allMembers})
      and (${isStale} or (summary.shape_id, case when $6 then coalesce(summary.zone, '') else '' end)
        in (select * from unnest($7::uuid[], $8::text[])))
    order by ${place('summary.contact_id')}, summary.contact_id limit $9`,
  row: { contact_id: 'uuid' },
});
