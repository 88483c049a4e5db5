/** What a user is shown with, identities and second factors included, in one statement. */
export const userColumns = `
  users.id, users.email, users.phone, users.role, users.email_confirmed_at,
  users.phone_confirmed_at, users.invited_at, users.confirmation_sent_at, users.recovery_sent_at,
  users.new_email, users.new_phone, users.email_change_sent_at, users.last_sign_in_at,
  users.banned_until, users.deleted_at, users.app_metadata, users.user_metadata, users.created_at,
  users.updated_at,
  coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', identities.id, 'provider', provider, 'provider_id', provider_id,
      'identity_data', identity_data, 'last_sign_in_at', identities.last_sign_in_at,
      'created_at', identities.created_at, 'updated_at', identities.updated_at)
      order by identities.created_at, identities.id)
    from auth.identities where identities.user_id = users.id), '[]') as identities,
  coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', factors.id, 'friendly_name', friendly_name, 'factor_type', factor_type,
      'status', status, 'last_challenged_at', last_challenged_at,
      'created_at', factors.created_at, 'updated_at', factors.updated_at)
      order by factors.created_at, factors.id)
    from auth.factors where factors.user_id = users.id), '[]') as factors`;

export const userRow = {
  id: 'uuid',
  email: 'text?',
  phone: 'text?',
  role: 'text',
  email_confirmed_at: 'timestamptz?',
  phone_confirmed_at: 'timestamptz?',
  invited_at: 'timestamptz?',
  confirmation_sent_at: 'timestamptz?',
  recovery_sent_at: 'timestamptz?',
  new_email: 'text?',
  new_phone: 'text?',
  email_change_sent_at: 'timestamptz?',
  last_sign_in_at: 'timestamptz?',
  banned_until: 'timestamptz?',
  deleted_at: 'timestamptz?',
  app_metadata: 'jsonb',
  user_metadata: 'jsonb',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  identities: 'jsonb',
  factors: 'jsonb',
} as const;
