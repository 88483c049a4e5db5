import { defineStatement } from '../../platform/database/statement.ts';

export const insertMessage = defineStatement({
  name: 'auth.insert_message',
  text: `
    insert into auth.messages
      (channel, recipient, subject, text, html, created_at, next_try_at, useless_after)
    values ($1, $2, $3, $4, $5, $6, $6, $7)
    returning id`,
  row: { id: 'uuid' },
});

/** For a role that may add a message and read none, so it tells nothing of it. */
export const insertHandedOver = defineStatement({
  name: 'auth.insert_handed_over_message',
  text: `
    insert into auth.messages
      (channel, recipient, subject, text, html, created_at, next_try_at, useless_after)
    values ('email', $1, $2, $3, $4, $5, $5, $6)`,
  row: {},
});

/**
 * Takes what is due, and puts its next try off: a worker that takes a message may die before reporting what
 * became of it.
 */
export const takeMessages = defineStatement({
  name: 'auth.take_messages',
  text: `
    update auth.messages set next_try_at = $2, tries = tries + 1
    where id in (
      select id from auth.messages
      where sent_at is null and dropped_at is null and next_try_at <= $1 and channel = $3
      order by next_try_at limit $4
      for update skip locked)
    returning id, channel, recipient, subject, text, html, tries, useless_after`,
  row: {
    id: 'uuid',
    channel: 'text',
    recipient: 'text',
    subject: 'text',
    text: 'text',
    html: 'text',
    tries: 'int4',
    useless_after: 'timestamptz',
  },
});

/** Its text carries a code, so it goes as soon as it is of no use here any more. */
export const markSent = defineStatement({
  name: 'auth.mark_message_sent',
  text: `
    update auth.messages set sent_at = $2,
      text = case when $3 then text else '' end, html = case when $3 then html else '' end
    where id = $1`,
  row: {},
});

export const markDropped = defineStatement({
  name: 'auth.mark_message_dropped',
  text: `update auth.messages set dropped_at = $2, text = '', html = '' where id = $1`,
  row: {},
});

export const putOff = defineStatement({
  name: 'auth.put_off_message',
  text: `update auth.messages set next_try_at = $2 where id = $1`,
  row: {},
});

export const deleteOldMessages = defineStatement({
  name: 'auth.delete_old_messages',
  text: `delete from auth.messages where created_at < $1`,
  row: {},
});

export const listMessages = defineStatement({
  name: 'auth.list_messages',
  text: `
    select id, channel, recipient, subject, text, created_at from auth.messages
    where sent_at is not null and text <> ''
    order by created_at desc, id desc limit 100`,
  row: {
    id: 'uuid',
    channel: 'text',
    recipient: 'text',
    subject: 'text',
    text: 'text',
    created_at: 'timestamptz',
  },
});

export const countSentTexts = defineStatement({
  name: 'auth.count_sent_texts',
  text: `select count(*) as sent from auth.messages where channel = 'sms' and sent_at > $1`,
  row: { sent: 'int8' },
});
