import type { NamedOrganization } from '@ringfence/contract/common';
import type { TenantScope } from './database.ts';
import {
  defineReplanned,
  defineStatement,
  type RowOf,
  type RowShape,
  type Statement,
} from './statement.ts';

/** Says of a column that it names an organization of which rows are wanted. */
type Covers = (column: string) => string;

const coversOne: Covers = (column) => `${column} = current_organization_id()`;
// What a deleted organization leaves is kept for the law, and shown in no list. It is checked for each row
// that comes up, so that the rows are still read in the order of an index.
const coversAll: Covers = (column) =>
  `(select organizations.deleted_at is null from organizations where organizations.id = ${column})`;

/** One question in two forms: within one organization, and across all for super administrators. */
export interface SpanningStatement<Shape extends RowShape> {
  readonly kind: 'spanning';
  readonly row: Shape;
  readonly within: Statement<Shape>;
  readonly across: Statement<Shape>;
}

export function defineSpanning<const Shape extends RowShape>(definition: {
  name: string;
  text(covers: Covers): string;
  row: Shape;
  /** Conditions that may be absent cost nothing where it is planned by what is asked for. */
  isPlannedEachTime?: true;
}): SpanningStatement<Shape> {
  const { name, text, row, isPlannedEachTime } = definition;
  const define = isPlannedEachTime === true ? defineReplanned : defineStatement;
  return {
    kind: 'spanning',
    row,
    within: define({ name, text: text(coversOne), row }),
    across: define({ name: `${name}_across`, text: text(coversAll), row }),
  };
}

/**
 * The form that a scope asks for. Anyone but a super administrator sees nothing in either form where
 * the scope names no organization.
 */
export function inScope<Shape extends RowShape>(
  { organizationId }: Pick<TenantScope, 'organizationId'>,
  statement: SpanningStatement<Shape>,
): Statement<Shape> {
  return organizationId === null ? statement.across : statement.within;
}

/** Which organization a row belongs to, sent with it. */
export const organizationFields =
  'organization.id as organization_id, organization.name as organization_name';
export const organizationRow = { organization_id: 'uuid', organization_name: 'text' } as const;

export const joinOrganization = (column: string): string =>
  `join organizations organization on organization.id = ${column}`;

export function presentOrganization(row: RowOf<typeof organizationRow>): NamedOrganization {
  return { id: row.organization_id, name: row.organization_name };
}
