import type { Permission } from '@ringfence/domain/access/permissions';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';

export type DownloadKind = 'contacts' | 'rejections' | 'calls';

export interface DownloadFile {
  /** Without a path; what no file may be called is left out. */
  fileName: string;
  /** Line by line as they are written, the header first. They are asked for as fast as they are sent. */
  rows: AsyncIterable<readonly string[]>;
}

export type WriteDownload = (
  services: Pick<Services, 'database' | 'now'>,
  scope: OrganizationScope,
  content: unknown,
) => Promise<DownloadFile> | DownloadFile;

export interface DownloadWriter {
  /** What the person must still be allowed at the moment they fetch it. */
  permission: Permission;
  /** What is written down of it, such as `contacts.exported`; left out: nothing. */
  action?: string;
  write: WriteDownload;
}

export type DownloadWriters = Readonly<Record<DownloadKind, DownloadWriter>>;
