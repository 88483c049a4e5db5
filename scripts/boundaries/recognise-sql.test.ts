import { describe, expect, it } from 'vitest';
import { looksLikeSql } from './recognise-sql.ts';

const sql = [
  'select 1',
  'SELECT * FROM contacts',
  '\n    select id, name\n      from lists\n     where organization_id = $1',
  '-- the newest first\nselect id from calls order by id desc',
  '/* hot */ select id from calls',
  '(select id from calls) union (select id from old_calls)',
  'select now()',
  "select set_config('app.organization', $1, true)",
  'select count(*) as total from contacts',
  'select distinct on (phone) phone, id from phones',
  "select coalesce(name, ''), 1 from lists",
  'select $0 from $0',
  'select l.id as list, c.id from lists l join contacts c using (id)',
  'select exists (select 1 from lists)',
  'insert into lists (name) values ($1)',
  'INSERT INTO lists SELECT * FROM staged',
  'insert into $0 $0',
  'update lists set name = $1 where id = $2',
  'update lists as l set (name, size) = ($1, $2)',
  'update $0 set $0',
  'delete from lists',
  'delete from lists where id = $1',
  'delete from lists l using contacts c where c.id = l.id',
  'with due as (select 1) select * from due',
  'with recursive tree (id) as materialized (select 1) select 1',
  'merge into lists using staged on true when matched then do nothing',
  'create table lists (id uuid)',
  'create table if not exists lists (id uuid)',
  'create unique index concurrently on lists (name)',
  'create index lists_name on lists (name)',
  'create role ringfence_tenant',
  'create role tenant nologin',
  'create database "ringfence"',
  'create or replace function seal() returns trigger',
  'create extension if not exists pg_trgm',
  'alter table lists add column size integer',
  'alter role $0 with login',
  'drop table lists',
  'drop index if exists lists_name',
  'drop schema public cascade',
  'drop policy tenant on lists',
  'begin; set local role tenant_role',
  'begin isolation level serializable',
  'commit;',
  'truncate table lists',
  'truncate lists, contacts cascade',
  'listen job_done',
  "notify live, 'lists'",
  "notify live, '$0'",
  'copy lists (id, name) from stdin',
  "set local statement_timeout = '5s'",
];

const english = [
  'Select a list',
  'Select a list from the menu',
  'Select lists from the menu',
  'Select list(s) to call',
  'Select 1 list',
  'select',
  'Select all',
  'Select, then call',
  'Select a phone, a debt and a script',
  'Select $0 contacts',
  'Selected from 3 lists',
  'Insert into the list',
  'Insert a name',
  'Update the set of rules',
  'Update settings',
  'Update available',
  'update',
  'Delete from the list',
  'Delete this list',
  'delete',
  'With care as always',
  'With $0 as the caller ID',
  'Create a table',
  'Create user',
  'Create role',
  'Create list (empty)',
  'Create type of call',
  'Alter the index',
  'Drop the file here',
  'Drop table',
  'begin',
  'Begin again',
  'Begin the call',
  'commit',
  'Commit to a date',
  'Truncate long names',
  'Notify the supervisor',
  'notify, then stop',
  'Listen to the recording',
  'listen',
  'Copy the address to the clipboard',
  'Set local time',
  'Set role to member',
];

describe('recognising SQL', () => {
  it.each(sql)('takes %j for SQL', (text) => {
    expect(looksLikeSql({ text, sentToDatabase: false })).toBe(true);
  });

  it.each(english)('takes %j for English', (text) => {
    expect(looksLikeSql({ text, sentToDatabase: false })).toBe(false);
  });

  it.each(['begin', 'commit', 'listen live', 'create role tenant', 'select id'])(
    'takes %j for SQL when it is handed to the database',
    (text) => {
      expect(looksLikeSql({ text, sentToDatabase: true })).toBe(true);
    },
  );

  it.each(['page', 'select', 'updated'])(
    'takes %j for a parameter when it is handed to something called query',
    (text) => {
      expect(looksLikeSql({ text, sentToDatabase: true })).toBe(false);
    },
  );
});
