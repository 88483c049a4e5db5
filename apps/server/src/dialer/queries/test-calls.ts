import { defineStatement } from '../../platform/database/statement.ts';

/** A call on which a script is heard, with the words as they are now: a draft may be mended meanwhile. */
export const findTestCall = defineStatement({
  name: 'dialer.find_test_call',
  text: `
    select test.account_id, test.language, test.called_from, test.contact_id, version.script_id,
      version.version, version.content
    from caller_id_verifications test
    join script_versions version on version.organization_id = test.organization_id
      and version.script_id = test.script_id and version.version = test.script_version
    where test.organization_id = $1 and test.id = $2`,
  row: {
    account_id: 'uuid',
    language: 'text',
    called_from: 'text',
    contact_id: 'uuid?',
    script_id: 'uuid',
    version: 'int4',
    content: 'jsonb',
  },
});
