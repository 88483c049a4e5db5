import { Hono } from 'hono';
import { ProblemError, presentProblem, problemResponse } from '../../platform/http/problem.ts';
import type { HttpEnvironment } from '../../platform/http/security-headers.ts';
import { translateFor } from '../../platform/http/translate-problem.ts';
import type { DownloadWriters } from './download-kinds.ts';
import { type DownloadServices, fetchDownload } from './fetch-download.ts';
import { writeCsv } from './write-csv.ts';

/** What stands in a name of a file without being read as anything else, and the rest beside it. */
function describeFile(fileName: string): string {
  const plain = fileName.replaceAll(/[^\w .-]/g, '_');
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Tells of what breaks off while it is sent: the browser sees an unfinished file, not a short one. */
async function* watch(
  pieces: AsyncIterable<Uint8Array>,
  onFailure: (error: unknown) => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    yield* pieces;
  } catch (error) {
    onFailure(error);
    // The sender logs the error it gets, and an error may quote what is being sent.
    throw new Error('a download broke off');
  }
}

/** Files that are written while they are sent, to anyone who was given the address. */
export function createDownloadRoutes(
  services: DownloadServices,
  writers: DownloadWriters,
): Hono<HttpEnvironment> {
  const routes = new Hono<HttpEnvironment>();
  routes.get('/:token', async (context) => {
    // Asked whether there is something, as link checkers do, which must not use the address up.
    if (context.req.method === 'HEAD') {
      const problem = new ProblemError('method_not_allowed');
      const refusal = problemResponse(
        translateFor(presentProblem(problem, context.get('requestId')), context.req.raw.headers),
      );
      refusal.headers.set('allow', 'GET');
      return refusal;
    }
    const file = await fetchDownload(services, writers, context.req.param('token'));
    const requestId = context.get('requestId');
    const isTable = 'rows' in file;
    const pieces = watch(isTable ? writeCsv(file.rows) : file.pieces, (error) =>
      services.log.error({ requestId, error }, 'a download broke off'),
    );
    return new Response(ReadableStream.from(pieces), {
      headers: {
        'content-type': isTable ? 'text/csv; charset=utf-8' : file.contentType,
        'content-disposition': describeFile(file.fileName),
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      },
    });
  });
  return routes;
}
