import { type FieldName, listFields, readValue, type Values } from './contact-values.ts';

/** An edit on its way: what stood there when somebody began, and what they made of it. */
export interface Edit {
  before: Values;
  mine: Values;
}

/** A field that two people changed, each to something else. */
export interface Clash {
  field: FieldName;
  mine: string;
  theirs: string;
}

export interface Merged {
  /** What the form shows: mine where I changed something, theirs where only they did. */
  values: Values;
  clashes: Clash[];
}

/**
 * An edit over what is stored by now, which somebody else may have changed meanwhile. Nothing that was
 * typed is lost, and nothing that they entered is overwritten unseen.
 */
export function mergeEdit({ before, mine }: Edit, theirs: Values): Merged {
  const fields = [...new Set([before, mine, theirs].flatMap(listFields))];
  const read = (field: FieldName) => ({
    field,
    before: readValue(before, field),
    mine: readValue(mine, field),
    theirs: readValue(theirs, field),
  });
  const known = fields.map(read);
  const values: Record<FieldName, string> = { ...theirs };
  for (const { field, ...value } of known) {
    values[field] = value.mine === value.before ? value.theirs : value.mine;
  }
  const clashes = known
    .filter((value) => value.mine !== value.before && value.theirs !== value.before)
    .filter((value) => value.mine !== value.theirs)
    .map(({ field, mine: own, theirs: other }) => ({ field, mine: own, theirs: other }));
  return { values, clashes };
}

/** The edit once it is settled whose value holds: what they wrote has been seen. */
export function settleClash(edit: Edit, clash: Clash, choice: 'mine' | 'theirs'): Edit {
  const { field, theirs } = clash;
  return {
    before: { ...edit.before, [field]: theirs },
    mine: { ...edit.mine, [field]: clash[choice] },
  };
}
