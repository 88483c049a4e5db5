import pg from 'pg';

export interface FilledOrganization {
  organizationId: string;
  userId: string;
  /** Everybody, a twentieth, and a few. */
  lists: { large: string; middle: string; small: string };
}

const firstNames = [
  ...[
    'James',
    'Mary',
    'Robert',
    'Patricia',
    'John',
    'Jennifer',
    'Michael',
    'Linda',
    'David',
    'Susan',
  ],
  ...[
    'José',
    'María',
    'Luis',
    'Carmen',
    'Wei',
    'Ana',
    'Omar',
    'Fatima',
    'Olga',
    'Ivan',
    'Anna',
    'Noah',
  ],
  ...['Thomas', 'Karen', 'Daniel', 'Nancy', 'Paul', 'Betty', 'Mark', 'Sandra', 'Steven', 'Ashley'],
];
const lastNames = [
  ...['Smith', 'Johnson', 'Williams', 'Brown', 'Jones', 'García', 'Miller', 'Davis', 'Rodríguez'],
  ...[
    'Martínez',
    'Hernández',
    'López',
    'González',
    'Wilson',
    'Anderson',
    'Thomas',
    'Taylor',
    'Moore',
  ],
  ...[
    'Jackson',
    'Martin',
    'Lee',
    'Pérez',
    'Thompson',
    'White',
    'Harris',
    "O'Brien",
    'Nguyen',
    'Kim',
  ],
];

/** By number, so that the same people come each time; a number spread without a pattern by its salt. */
const draw = (salt: number, most: number): string =>
  `(hashint4(number + ${salt * 7_919_113}) & 2147483647) % ${most}`;

/** Of few values, the first more often than the last. */
const skewed = (salt: number, size: number): string =>
  `1 + least(${draw(salt, size)}, ${draw(salt + 1, size)}, ${draw(salt + 2, size)})`;

const literal = (values: readonly string[]): string =>
  `array[${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')}]`;

/** Half of the surnames are frequent, half of them one of thousands, and one is rare at every size. */
const name = `case when number % 10007 = 0 then 'Mary Quillfeather' else (${literal(firstNames)})[${skewed(1, firstNames.length)}] || ' ' ||
  case when ${draw(5, 2)} = 0 then (${literal(lastNames)})[${skewed(6, lastNames.length)}]
    else initcap(translate(to_hex(100000 + ${draw(9, 40_000)}), '0123456789', 'ghjklmnprs')) end end`;

/** Windows that open at as many minutes: as where everybody was called once in the last days. */
const shapes = 3_000;

const statements = (rows: number): string[] => [
  `insert into contacts (organization_id, id, external_reference, full_name, email, country, region)
   select $1, numbered_id($3, number), 'AC-' || lpad(number::text, 8, '0'), ${name},
     case when ${draw(12, 2)} = 0 then 'person' || number || '@example.com' end, 'US', 'IL'
   from generate_series(1, ${rows}) as number`,
  `insert into phones (organization_id, id, contact_id, e164)
   select $1, numbered_id($4, number), numbered_id($3, number),
     '+1' || (2000000000 + number * 7::bigint)::text
   from generate_series(1, ${rows}) as number`,
  `insert into debts (organization_id, id, contact_id, reference, balance_minor, currency, opened_on, state)
   select $1, numbered_id($5, number), numbered_id($3, number), 'A', ${draw(13, 900_000)}, 'USD',
     date '2026-06-01' - ${draw(14, 2_000)},
     (array['open', 'open', 'open', 'open', 'open', 'promised', 'paid', 'disputed', 'recalled', 'closed'])
       [1 + ${draw(15, 10)}]
   from generate_series(1, ${rows}) as number`,
  `insert into suppressions (organization_id, contact_id, kind, source)
   select $1, numbered_id($3, number), 'medium_stop', 'person'
   from generate_series(1, ${rows}) as number where ${draw(16, 50)} = 0`,
  `insert into list_contacts (organization_id, list_id, contact_id)
   select $1, list.id, numbered_id($3, number) from generate_series(1, ${rows}) as number
   join (values ($6::uuid, 1), ($7::uuid, 20), ($8::uuid, 1000)) as list (id, share)
     on ${draw(17, 1000)} * list.share < 1000`,
  `insert into callable_shapes (organization_id, opens_at, closes_at, deferred_by, blocked_by)
   select $1, array[opens_at], array[opens_at + interval '13 h'], array['WINDOW_CLOSED'], null
   from generate_series(0, ${shapes - 1}) minute
   cross join lateral (select timestamptz '2026-06-01' + minute * interval '1 min' as opens_at) each
   union all select $1, '{}', '{}', '{}', 'NO_TCPA_CONSENT'`,
  `insert into contact_summaries (organization_id, contact_id, sort_name, open_debts, balance_minor,
     currency, state, has_promise, oldest_debt_on, last_called_at, last_outcome, is_suppressed, zone,
     shape_id, judged_policy, judge_at)
   select contact.organization_id, contact.id, sort_text(contact.full_name), owed.open_debts,
     owed.balance_minor, owed.currency, owed.state, owed.has_promise, owed.oldest_debt_on,
     case when ${draw(18, 3)} > 0 then timestamptz '2026-06-01' - ${draw(19, 8_000_000)} * interval '1 s' end,
     case when ${draw(18, 3)} > 0 then
       (array['no_answer', 'voicemail_left', 'busy', 'right_party', 'hung_up', 'machine', 'stop'])
         [${skewed(20, 7)}] end,
     exists (select from suppressions where suppressions.organization_id = contact.organization_id
       and suppressions.contact_id = contact.id),
     (array['America/Chicago', 'America/New_York', 'America/Denver', 'America/Los_Angeles',
       'Pacific/Honolulu', 'America/Anchorage'])[${skewed(24, 6)}],
     shape.id, 0, 'infinity'
   from (select contacts.*, right(id::text, 8) as digits from contacts where organization_id = $1) contact
   cross join lateral (select ('x' || contact.digits)::bit(32)::int as number) each
   cross join lateral summarise_debts(contact.organization_id, contact.id) owed
   left join callable_shapes shape on shape.organization_id = $1
     and shape.opens_at = case when ${draw(28, 5)} = 0 then '{}'
       else array[timestamptz '2026-06-01' + ${draw(29, shapes)} * interval '1 min'] end`,
  `insert into search_words (organization_id, word, people)
   select organization_id, word, count(*) from contacts contact
   cross join lateral words_of(contact.search_name) as word where organization_id = $1 group by 1, 2`,
];

/** An organization with so many contacts, made in SQL as an upload would leave them. */
export async function fillContacts(
  connectionString: string,
  rows: number,
): Promise<FilledOrganization> {
  const client = new pg.Client(connectionString);
  await client.connect();
  const first = async (text: string, values: unknown[] = []): Promise<string> =>
    (await client.query({ text, values })).rows[0].id;
  try {
    await client.query(`set role ringfence_system`);
    await client.query(`set ringfence.importing = 'on'`);
    const userId = await first(
      `insert into profiles (email, full_name) values ('bench@example.com', 'Bench') returning id`,
    );
    const organizationId = await first(
      `insert into organizations (name) values ('Bench') returning id`,
    );
    await client.query(
      `insert into user_organizations (organization_id, user_id, role) values ($1, $2, 'admin')`,
      [organizationId, userId],
    );
    const addList = (list: string) =>
      first(
        `insert into lists (organization_id, name, created_by) values ($1, $2, $3) returning id`,
        [organizationId, list, userId],
      );
    const lists = {
      large: await addList('large'),
      middle: await addList('middle'),
      small: await addList('small'),
    };
    const bases = await client.query(`select new_id() as a, new_id() as b, new_id() as c`);
    const { a, b, c } = bases.rows[0];
    const values = [organizationId, userId, a, b, c, lists.large, lists.middle, lists.small];
    for (const text of statements(rows)) {
      // Each takes those of the values that it names.
      const named = values.map((value, index) => (text.includes(`$${index + 1}`) ? value : null));
      await client.query(inline(text, named));
    }
    await client.query('reset role');
    await client.query('vacuum analyze');
    return { organizationId, userId, lists };
  } finally {
    await client.end();
  }
}

/** Ids alone: a statement with thousands of them to come is planned once, with the values in it. */
function inline(text: string, values: readonly unknown[]): string {
  return text.replaceAll(/\$(\d)(::uuid)?/g, (_, index: string) => {
    const id = String(values[Number(index) - 1]);
    if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error('a value is no id');
    return `'${id}'::uuid`;
  });
}
