import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Database } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { isMeantForThisMachine } from '../../platform/http/peer-address.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { HttpEnvironment } from '../../platform/http/security-headers.ts';
import { listMessages } from '../queries/messages.ts';

const styles = `
  :root { color-scheme: light dark; --line: #d9d9d9; --quiet: #5a6068; --paper: #fff; --ground: #f6f7f9; --text: #1d2129; --link: #0b5cad; }
  @media (prefers-color-scheme: dark) {
    :root { --line: #3a3f47; --quiet: #a9b1bc; --paper: #1c2026; --ground: #14171b; --text: #e8eaed; --link: #8cbcf5; }
  }
  body { margin: 0; padding: 24px 16px 48px; background: var(--ground); color: var(--text); font: 16px/1.5 'Public Sans', system-ui, sans-serif; }
  main { max-width: 720px; margin: 0 auto; }
  h1 { font-size: 1.5rem; margin: 0 0 4px; }
  p.lead { margin: 0 0 24px; color: var(--quiet); }
  article { background: var(--paper); border: 1px solid var(--line); border-radius: 8px; padding: 16px 20px; margin: 0 0 16px; }
  h2 { font-size: 1.05rem; margin: 0 0 2px; }
  .about { margin: 0 0 12px; color: var(--quiet); font-size: .875rem; overflow-wrap: anywhere; }
  .text { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
  a { color: var(--link); }
`;

/** Addresses in the text become links; everything else stays text, whatever it contains. */
function linkText(text: string) {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}

function renderMessage({
  channel,
  recipient,
  subject,
  text,
  created_at,
}: RowOf<typeof listMessages.row>) {
  const isMail = channel === 'email';
  return html`
    <article>
      <h2>${isMail ? subject : 'Text message'}</h2>
      <p class="about">
        To ${isMail ? recipient : `+${recipient}`}, at
        <time datetime="${created_at.toISOString()}">${created_at.toISOString().replace('T', ' ').slice(0, 19)} UTC</time>
      </p>
      <p class="text">${linkText(text)}</p>
    </article>`;
}

/**
 * What the demo would have sent. Codes and links that let people in stand here for everybody to
 * read, so it is mounted only where the sample data is loaded and calls reach nobody.
 */
export function createMailboxRoutes(database: Database): Hono<HttpEnvironment> {
  const routes = new Hono<HttpEnvironment>();
  routes.get('/', async (context) => {
    if (!isMeantForThisMachine(context.req.header('host'))) throw new ProblemError('not_permitted');
    const messages = await database.asAuth((transaction) => transaction.all(listMessages));
    context.header('cache-control', 'no-store');
    context.header('refresh', '10');
    return context.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>Demo mailbox · Ringfence</title>
            <style nonce="${context.get('nonce')}">${raw(styles)}</style>
          </head>
          <body>
            <main>
              <h1>Demo mailbox</h1>
              <p class="lead">
                Mails and text messages of this demo, newest first. Nothing leaves this machine.
                <a href="/login">Back to Ringfence</a>
              </p>
              ${
                messages.length === 0
                  ? html`<article><h2>No messages yet</h2><p class="text">Register or ask for a new password, and the message arrives here within seconds.</p></article>`
                  : messages.map(renderMessage)
              }
            </main>
          </body>
        </html>`,
    );
  });
  return routes;
}
