import { text } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/** What the browser was given as a file. */
export const readDownload = async (download: Download): Promise<string> =>
  text(await download.createReadStream());
