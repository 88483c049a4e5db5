import * as z from 'zod';
import { countUsers, listUsers as listRows } from '../queries/admin-users.ts';
import type { AuthServices } from '../services.ts';
import type { User } from '../sessions/issue-session.ts';

const usualPageSize = 50;
const largestPageSize = 1000;
/** Beyond this nobody turns pages, and skipping users would take long. */
const lastPage = 100_000;

const fault = 'Bad Pagination Parameters: page and per_page must be whole numbers from 1 on';

/** Empty counts as not given, as clients write it. */
const positive = (usual: number, largest: number) =>
  z
    .string()
    .regex(/^([1-9]\d{0,8})?$/, fault)
    .default('')
    .transform((text) => (text === '' ? usual : Math.min(Number(text), largest)));

export const pageQuery = z.object({
  page: positive(1, lastPage),
  per_page: positive(usualPageSize, largestPageSize),
});

export interface UserPage {
  users: User[];
  total: number;
}

/** Those who came last first. */
export async function listUsers(
  { database }: Pick<AuthServices, 'database'>,
  { page, per_page: size }: z.output<typeof pageQuery>,
): Promise<UserPage> {
  return database.asAuth(async (transaction) => {
    const users = await transaction.all(listRows, [size, (page - 1) * size]);
    const count = await transaction.first(countUsers);
    return { users, total: count?.total ?? 0 };
  });
}

/** RFC 8288. Clients take the page from the first parameter. */
export function describeLinks(
  path: string,
  { page, per_page: size }: z.output<typeof pageQuery>,
  total: number,
): string {
  const last = Math.ceil(total / size);
  const link = (target: number, relation: string) =>
    `<${path}?page=${target}&per_page=${size}>; rel="${relation}"`;
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ');
}
