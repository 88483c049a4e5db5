export { askForDownload } from './ask-for-download.ts';
export { cleanDownloads, deleteOldDownloads } from './clean-downloads.ts';
export type {
  DownloadFile,
  DownloadKind,
  DownloadWriter,
  DownloadWriters,
  PlainFile,
  TableFile,
  WriteDownload,
} from './download-kinds.ts';
export { createDownloadRoutes } from './routes.ts';
export { writeCsvLine } from './write-csv.ts';
