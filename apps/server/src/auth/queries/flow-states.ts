import { defineStatement } from '../../platform/database/statement.ts';

/** A flow that leaves for a provider, found again by its state. */
export const insertProviderFlow = defineStatement({
  name: 'auth.insert_provider_flow',
  text: `
    insert into auth.flow_states (provider, authentication_method, state_hash, code_challenge,
      redirect_to, nonce, provider_verifier, linking_user_id, linking_session_id, created_at,
      expires_at)
    values ($1, 'oauth', $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
  row: {},
});

/** Taken out, so that a state works once. */
export const takeProviderFlow = defineStatement({
  name: 'auth.take_provider_flow',
  text: `
    delete from auth.flow_states where state_hash = $1
    returning provider, code_challenge, redirect_to, nonce, provider_verifier, linking_user_id,
      linking_session_id, expires_at`,
  row: {
    provider: 'text',
    code_challenge: 'text?',
    redirect_to: 'text',
    nonce: 'text?',
    provider_verifier: 'text?',
    linking_user_id: 'uuid?',
    linking_session_id: 'uuid?',
    expires_at: 'timestamptz',
  },
});

/** A proven person whose client must still show the verifier. */
export const insertCodeFlow = defineStatement({
  name: 'auth.insert_code_flow',
  text: `
    insert into auth.flow_states (provider, authentication_method, code_hash, code_challenge,
      redirect_to, user_id, sealed_provider_tokens, linking_session_id, created_at, expires_at)
    values ($1, $2, $3, $4, '', $5, $6, $7, $8, $9)`,
  row: {},
});

export const findCodeFlowOwner = defineStatement({
  name: 'auth.find_code_flow_owner',
  text: `select user_id from auth.flow_states where code_hash = $1`,
  row: { user_id: 'uuid?' },
});

/** Taken out, so that a code works once, whatever comes of it. */
export const takeCodeFlow = defineStatement({
  name: 'auth.take_code_flow',
  text: `
    delete from auth.flow_states where code_hash = $1
    returning authentication_method, code_challenge, user_id, sealed_provider_tokens, expires_at`,
  row: {
    authentication_method: 'text',
    code_challenge: 'text?',
    user_id: 'uuid?',
    sealed_provider_tokens: 'bytea?',
    expires_at: 'timestamptz',
  },
});

/** A few at a time, so that no request pays for all of them. */
export const deleteStaleFlows = defineStatement({
  name: 'auth.delete_stale_flows',
  text: `
    delete from auth.flow_states where id in (
      select id from auth.flow_states where expires_at < $1
      order by expires_at limit 20 for update skip locked)`,
  row: {},
});

/** After a change of the password nothing begun before it may end in a session. */
export const deleteFlowsOfUser = defineStatement({
  name: 'auth.delete_flows_of_user',
  text: `delete from auth.flow_states where user_id = $1 or linking_user_id = $1`,
  row: {},
});
