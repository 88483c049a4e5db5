/** What a program needs to know before it asks for anything; docs/api.md tells it at length. */
const upsertExample = `curl $SERVER/api/v1/contacts/bulk \\
  -H "Authorization: Bearer $RINGFENCE_KEY" \\
  -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: nightly-2026-11-15-1' \\
  -d '{ "contacts": [{
    "externalReference": "LB-1001", "fullName": "Ana Pérez", "region": "IL",
    "phones": [{ "number": "(312) 555-0142" }],
    "debts": [{ "reference": "4417", "balance": { "amountMinor": 123450, "currency": "USD" } }]
  }] }'`;

const uploadExample = `curl $SERVER/api/v1/imports \\
  -H "Authorization: Bearer $RINGFENCE_KEY" \\
  -H 'Idempotency-Key: portfolio-2026-11-15' \\
  -F file=@portfolio.csv \\
  -F listName='November portfolio' \\
  -F obtainedHow=given_to_creditor \\
  -F obtainedBy='Lakeside Bank' \\
  -F obtainedOn=2025-03-01`;

const showExample = (example: string): string =>
  `<pre tabindex="0"><code>${example.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</code></pre>`;

export function renderUsage(): string {
  return `<h2 id="programs">For programs</h2>
<p><strong>Keys.</strong> An admin makes a key in the settings of the organization and chooses what it may do. Send it as <code>Authorization: Bearer rfk_…</code>. It has its organization, so that no <code>X-Organization-Id</code> is needed, and may do no more than the person it acts for.</p>
<p><strong>Sending again.</strong> Give a write an <code>Idempotency-Key</code> of your own. The same key with the same input is answered as the first time and changes nothing, for a day.</p>
<p><strong>Pages.</strong> Lists take <code>limit</code> and answer <code>nextCursor</code>; send it back as <code>cursor</code> with the same filters. It is null on the last page.</p>
<p><strong>Errors.</strong> Go by <code>code</code>, which does not change; all of them are <a href="#errors">listed below</a>.</p>
<h3>Add or change many contacts</h3><p>Found by their reference; what is left out stays. Each is answered for by its place, and one that cannot be used holds up no other.</p>${showExample(upsertExample)}
<h3>Upload a small file</h3><p>At most 10 MB. Larger ones are sent in pieces, from <code>POST /api/v1/imports/uploads</code> on.</p>${showExample(uploadExample)}`;
}
