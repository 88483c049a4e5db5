import type { ShownFactGroup } from '@ringfence/contract/calls';
import { groupFacts } from '@ringfence/domain/evidence/group-facts';
import { isFields } from '@ringfence/domain/evidence/read-pack';
import { maskPhone } from '@ringfence/domain/phone/mask-phone';

type Part = ShownFactGroup['rows'][number]['parts'][number];

const number = /^\+\d{6,}$/;
const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const hide = (text: string): string => (number.test(text) ? maskPhone(text) : text);

/** Ids tell people nothing, and what is not known of one of several is left out. */
function listParts(field: string, value: unknown, isMember: boolean): Part[] {
  if (isFields(value)) {
    return Object.entries(value).flatMap(([name, member]) => listParts(name, member, true));
  }
  if (Array.isArray(value)) {
    const shown = value.map(String).filter((one) => !id.test(one));
    return shown.length < value.length || (isMember && shown.length === 0)
      ? []
      : [{ field, value: shown.map(hide) }];
  }
  if (typeof value === 'string') return id.test(value) ? [] : [{ field, value: hide(value) }];
  if (typeof value === 'number' || typeof value === 'boolean') return [{ field, value }];
  return isMember ? [] : [{ field, value: null }];
}

const sum = (rows: readonly unknown[], name: string): number =>
  rows.reduce<number>((total, row) => total + Number(isFields(row) ? row[name] : 0), 0);

/** Counted, as the page has no room for every call and day. */
function shorten(facts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { history, abandonment, licences } = facts;
  return {
    ...facts,
    ...(Array.isArray(history) ? { history: history.length } : {}),
    ...(Array.isArray(abandonment) ? { abandonment: sum(abandonment, 'abandoned') } : {}),
    ...(Array.isArray(licences)
      ? { licences: licences.flatMap((one) => (isFields(one) ? [String(one.region)] : [])) }
      : {}),
  };
}

/** The facts of a decision as the page of a call shows them. */
export function presentFacts(facts: unknown): ShownFactGroup[] {
  return groupFacts(isFields(facts) ? shorten(facts) : {}).flatMap(({ group, rows }) => {
    const shown = rows
      .map(({ field, nth, value }) => ({
        field,
        nth,
        parts: listParts(field, value, nth !== null),
      }))
      .filter(({ parts }) => parts.length > 0);
    return shown.length === 0 ? [] : [{ group, rows: shown }];
  });
}
