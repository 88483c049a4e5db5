import type { Permission } from '@ringfence/domain/access/permissions';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';

export type DownloadKind = 'contacts' | 'rejections' | 'calls' | 'evidence';

interface NamedFile {
  /** Without a path; what no file may be called is left out. */
  fileName: string;
}

/** Line by line as they are written, the header first. They are asked for as fast as they are sent. */
export interface TableFile extends NamedFile {
  rows: AsyncIterable<readonly string[]>;
}

/** Bytes of any kind, asked for in the same way. */
export interface PlainFile extends NamedFile {
  contentType: string;
  pieces: AsyncIterable<Uint8Array>;
}

export type DownloadFile = TableFile | PlainFile;

export type WriteDownload<File extends DownloadFile = DownloadFile> = (
  services: Pick<Services, 'database' | 'now'>,
  scope: OrganizationScope,
  content: unknown,
) => Promise<File> | File;

export interface DownloadWriter<File extends DownloadFile = DownloadFile> {
  /** What the person must still be allowed at the moment they fetch it. */
  permission: Permission;
  /** What is written down of it, such as `contacts.exported`; left out: nothing. */
  action?: string;
  write: WriteDownload<File>;
}

export type DownloadWriters = Readonly<Record<DownloadKind, DownloadWriter>>;
