import * as z from 'zod';
import { isThisMachine } from '../../platform/http/peer-address.ts';
import { parseJson } from '../../platform/parse-json.ts';
import type { ExternalProvider } from './provider.ts';

const openidScopes = ['openid', 'email', 'profile'];
const reservedIds = ['email', 'phone', 'anonymous_users'];

const isPlain = (address: string | undefined): boolean =>
  address !== undefined && URL.parse(address)?.protocol === 'http:';

/** Secrets travel to these addresses, so they do so encrypted or not beyond this machine. */
const endpoint = z
  .url({ protocol: /^https?$/, error: 'must look like https://accounts.example.com' })
  .refine((address) => !isPlain(address) || isThisMachine(new URL(address).hostname), {
    error: 'must begin with https://; only this machine itself may be asked without encryption',
  });

const filled = z.string().min(1, 'must not be empty');

const common = {
  id: z
    .string()
    .regex(
      /^[a-z][a-z0-9_-]*$/,
      'must begin with a letter, then letters, digits, - and _, all small',
    )
    .refine((id) => !reservedIds.includes(id), `must be none of ${reservedIds.join(', ')}`),
  label: filled,
  clientId: filled,
  clientSecret: filled,
  scopes: z.array(filled).optional(),
};

const openidProvider = z.strictObject({ ...common, discoveryUrl: endpoint });

const oauthProvider = z.strictObject({
  ...common,
  authorizeUrl: endpoint,
  tokenUrl: endpoint,
  userUrl: endpoint,
  emailsUrl: endpoint.optional(),
});

/** The first fault is reported with its place, such as `[0].discoveryUrl`. */
function jsonList<Schema extends z.ZodType>(schema: Schema) {
  return z.string().transform((text, context): z.output<Schema>[] => {
    const list = z.array(schema, 'must be a JSON array').safeParse(parseJson(text));
    if (list.success) return list.data;
    const [fault] = list.error.issues;
    const place = (fault?.path ?? [])
      .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
      .join('');
    context.addIssue(`${place === '' ? '' : `at ${place} `}${fault?.message ?? 'is not valid'}`);
    return z.NEVER;
  });
}

/** Where else people can sign in. Their redirect address is PUBLIC_URL, AUTH_PATH and /callback. */
export const providerSettings = {
  GOOGLE_CLIENT_ID: filled
    .optional()
    .describe(
      'Sign-in with Google: the client of console.cloud.google.com, with the redirect address PUBLIC_URL/auth/v1/callback.',
    ),
  GOOGLE_CLIENT_SECRET: filled.optional().describe("The Google client's secret."),
  MICROSOFT_CLIENT_ID: filled
    .optional()
    .describe(
      'Sign-in with Microsoft: the application of entra.microsoft.com. Give it the optional claims email and xms_edov; without xms_edov the addresses of its people count as not verified.',
    ),
  MICROSOFT_CLIENT_SECRET: filled.optional().describe("The Microsoft application's secret."),
  MICROSOFT_TENANT: z
    .string()
    .regex(/^[\w.-]+$/, 'must be a tenant id, a domain, or one of common, organizations, consumers')
    .default('common')
    .describe('Whose people may sign in with Microsoft: a tenant, or common for everybody.'),
  GITHUB_CLIENT_ID: filled
    .optional()
    .describe('Sign-in with GitHub: the OAuth app, with the same redirect address.'),
  GITHUB_CLIENT_SECRET: filled.optional().describe("The GitHub app's secret."),
  GITHUB_ADDRESS: endpoint
    .optional()
    .describe('A GitHub Enterprise Server, such as https://github.example.com. Unset: github.com.'),
  OIDC_PROVIDERS: jsonList(openidProvider)
    .optional()
    .describe(
      'Other OpenID Connect providers, as JSON on one line: [{"id":"company","label":"Company","discoveryUrl":"https://id.example.com","clientId":"…","clientSecret":"…"}]. scopes may be added.',
    ),
  OAUTH_PROVIDERS: jsonList(oauthProvider)
    .optional()
    .describe(
      'Other OAuth providers, as JSON on one line: id, label, authorizeUrl, tokenUrl, userUrl, clientId, clientSecret; emailsUrl and scopes may be added.',
    ),
} as const;

const schema = z.object(providerSettings);
export type ProviderData = z.output<typeof schema>;

/** What only makes sense together. */
export function listProviderFaults(data: ProviderData): string[] {
  const faults = [
    ...findHalf('GOOGLE', data.GOOGLE_CLIENT_ID, data.GOOGLE_CLIENT_SECRET),
    ...findHalf('MICROSOFT', data.MICROSOFT_CLIENT_ID, data.MICROSOFT_CLIENT_SECRET),
    ...findHalf('GITHUB', data.GITHUB_CLIENT_ID, data.GITHUB_CLIENT_SECRET),
  ];
  const ids = readProviders(data).map(({ id }) => id);
  for (const id of new Set(ids.filter((one, index) => ids.indexOf(one) !== index))) {
    faults.push(`OIDC_PROVIDERS and OAUTH_PROVIDERS must not use the id ${id} twice`);
  }
  return faults;
}

function findHalf(name: string, id: string | undefined, secret: string | undefined): string[] {
  if ((id === undefined) === (secret === undefined)) return [];
  return [`${name}_CLIENT_ID and ${name}_CLIENT_SECRET must be set together`];
}

export function readProviders(data: ProviderData): ExternalProvider[] {
  return [
    ...readGoogle(data),
    ...readMicrosoft(data),
    ...readGithub(data),
    ...(data.OIDC_PROVIDERS ?? []).map(
      ({ discoveryUrl, scopes = openidScopes, ...client }): ExternalProvider => ({
        ...client,
        // Without it there is no id_token, and no proof.
        scopes: [...new Set(['openid', ...scopes])],
        endpoints: { kind: 'oidc', discoveryUrl, allowsHttp: isPlain(discoveryUrl) },
      }),
    ),
    ...(data.OAUTH_PROVIDERS ?? []).map(
      ({ id, label, clientId, clientSecret, scopes = [], ...urls }): ExternalProvider => ({
        id,
        label,
        clientId,
        clientSecret,
        scopes,
        endpoints: { kind: 'oauth', ...urls, allowsHttp: Object.values(urls).some(isPlain) },
      }),
    ),
  ];
}

function readGoogle(data: ProviderData): ExternalProvider[] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = data;
  if (clientId === undefined || clientSecret === undefined) return [];
  const endpoints = { kind: 'oidc', discoveryUrl: 'https://accounts.google.com' } as const;
  return [
    { id: 'google', label: 'Google', clientId, clientSecret, scopes: openidScopes, endpoints },
  ];
}

/** Named as clients of the protocol name it. */
function readMicrosoft(data: ProviderData): ExternalProvider[] {
  const { MICROSOFT_CLIENT_ID: clientId, MICROSOFT_CLIENT_SECRET: clientSecret } = data;
  if (clientId === undefined || clientSecret === undefined) return [];
  const discoveryUrl = `https://login.microsoftonline.com/${data.MICROSOFT_TENANT}/v2.0`;
  const endpoints = { kind: 'oidc', discoveryUrl } as const;
  const scopes = openidScopes;
  return [{ id: 'azure', label: 'Microsoft', clientId, clientSecret, scopes, endpoints }];
}

function readGithub(data: ProviderData): ExternalProvider[] {
  const { GITHUB_CLIENT_ID: clientId, GITHUB_CLIENT_SECRET: clientSecret } = data;
  if (clientId === undefined || clientSecret === undefined) return [];
  const own = data.GITHUB_ADDRESS?.replace(/\/+$/, '');
  const site = own ?? 'https://github.com';
  const api = own === undefined ? 'https://api.github.com' : `${own}/api/v3`;
  return [
    {
      id: 'github',
      label: 'GitHub',
      clientId,
      clientSecret,
      scopes: ['read:user', 'user:email'],
      endpoints: {
        kind: 'oauth',
        authorizeUrl: `${site}/login/oauth/authorize`,
        tokenUrl: `${site}/login/oauth/access_token`,
        userUrl: `${api}/user`,
        emailsUrl: `${api}/user/emails`,
        allowsHttp: isPlain(site),
      },
    },
  ];
}
