import type { Hono } from 'hono';
import { makeWav } from '../people/make-wav.ts';
import { presentRecording, type RecordingBook } from './keep-recordings.ts';

/** The Recordings resource: what was recorded, as data and as sound. */
export function serveRecordings(routes: Hono, accountSid: string, book: RecordingBook): void {
  const path = `/2010-04-01/Accounts/${accountSid}/Recordings`;

  routes.get(`${path}/:file{RE[0-9a-f]+\\.(json|wav)}`, (context) => {
    const [sid = '', ending] = context.req.param('file').split('.');
    const recording = book.find(sid);
    if (recording === undefined) return context.notFound();
    if (ending === 'json') return context.json(presentRecording(accountSid, recording));
    return context.body(makeWav(recording.seconds), 200, { 'content-type': 'audio/x-wav' });
  });

  routes.delete(`${path}/:file{RE[0-9a-f]+\\.json}`, (context) => {
    const [sid = ''] = context.req.param('file').split('.');
    return book.delete(sid) ? context.body(null, 204) : context.notFound();
  });
}
