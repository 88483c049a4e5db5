import type { Database } from '../platform/database/database.ts';
import { askSystem, testStatement } from './test-statement.ts';

const listStatement = testStatement(
  `select kind, subject_id from notifications
   where user_id = $1 and organization_id is not null order by id`,
  { kind: 'text', subject_id: 'uuid?' },
);

/** What a person was notified of about their organizations, oldest first. */
export const listNotices = (database: Database, userId: string) =>
  askSystem(database, listStatement, [userId]);
