import type { OpenAPI } from '@orpc/contract';
import { errorCatalogue } from '@ringfence/contract/errors';
import { renderUsage } from './render-usage.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const json = (value: unknown): string =>
  `<pre tabindex="0"><code>${escapeHtml(JSON.stringify(value, null, 2))}</code></pre>`;

function renderParameters(operation: OpenAPI.OperationObject): string {
  const parameters = (operation.parameters ?? []).filter((parameter) => 'name' in parameter);
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    (parameter) =>
      `<tr><td><code>${escapeHtml(parameter.name)}</code></td><td>${escapeHtml(parameter.in)}</td><td>${parameter.required ? 'required' : 'optional'}</td><td><code>${escapeHtml(JSON.stringify(parameter.schema ?? {}))}</code></td></tr>`,
  );
  return `<h4>Parameters</h4><table><thead><tr><th>Name</th><th>In</th><th>Needed</th><th>Form</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function renderBodies(operation: OpenAPI.OperationObject): string {
  const parts: string[] = [];
  if (operation.requestBody && 'content' in operation.requestBody) {
    parts.push('<h4>Request</h4>');
    for (const [type, media] of Object.entries(operation.requestBody.content)) {
      parts.push(`<p><code>${escapeHtml(type)}</code></p>${json(media.schema)}`);
    }
  }
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    if (!('content' in response) || response.content === undefined) continue;
    parts.push(`<h4>Answer ${escapeHtml(status)}</h4>`);
    for (const [type, media] of Object.entries(response.content)) {
      parts.push(`<p><code>${escapeHtml(type)}</code></p>${json(media.schema)}`);
    }
  }
  return parts.join('');
}

function renderOperation(path: string, method: string, operation: OpenAPI.OperationObject): string {
  const id = operation.operationId ?? `${method}-${path}`;
  return `<section aria-labelledby="${escapeHtml(id)}"><h3 id="${escapeHtml(id)}"><span class="method">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code></h3>
<p><strong>${escapeHtml(operation.summary ?? '')}</strong></p>${operation.description ? `<p>${escapeHtml(operation.description)}</p>` : ''}${renderParameters(operation)}<details><summary>Request and answer in full</summary>${renderBodies(operation)}</details></section>`;
}

function renderErrors(): string {
  const rows = Object.entries(errorCatalogue).map(
    ([code, { status, title }]) =>
      `<tr id="error-${code}"><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(title)}</td></tr>`,
  );
  return `<table><thead><tr><th>Code</th><th>Status</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const styles = `
:root { color-scheme: light dark; --line: light-dark(#d9dee5, #33404f); --soft: light-dark(#f4f6f9, #1a222c); --accent: light-dark(#0b5cad, #7db8f5); }
body { font: 16px/1.55 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 4rem; background: light-dark(#fff, #11161d); color: light-dark(#1c2733, #e3e9f0); }
h1 { margin-bottom: .25rem; } h2 { margin-top: 3rem; } a { color: var(--accent); }
section { border-top: 1px solid var(--line); padding: 1rem 0; }
.method { background: var(--soft); border: 1px solid var(--line); border-radius: .25rem; color: var(--accent); font-size: .8em; padding: .15em .5em; }
code, pre { font-family: ui-monospace, monospace; font-size: .875em; overflow-wrap: anywhere; }
pre { background: var(--soft); border-radius: .5rem; overflow: auto; padding: 1rem; }
table { border-collapse: collapse; width: 100%; } td, th { border-bottom: 1px solid var(--line); padding: .4rem .5rem .4rem 0; text-align: left; vertical-align: top; }
summary { cursor: pointer; }`;

/** The description as one plain page: no script, nothing from elsewhere, readable on a phone. */
export function renderDocumentation(document: OpenAPI.Document, nonce: string): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item?.[method];
      return operation === undefined ? [] : [renderOperation(`/api/v1${path}`, method, operation)];
    }),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ringfence API</title><style nonce="${nonce}">${styles}</style></head><body><main>
<h1>Ringfence API</h1><p>Version ${escapeHtml(document.info.version)} · <a href="/api/openapi.json">OpenAPI ${escapeHtml(document.openapi)} description</a></p>
<p>Send the access token of a signed-in person as <code>Authorization: Bearer …</code>, and the organization to work in as <code>X-Organization-Id</code>. Programs send a key instead.</p>
${renderUsage()}
<h2>Operations</h2>${operations.join('')}
<h2 id="errors">Errors</h2><p>Every error is a problem description (RFC 9457, <code>application/problem+json</code>) with one of these codes, the id of the request, and the faulty fields where there are any.</p>${renderErrors()}</main></body></html>`;
}
