/** Another place where people can prove who they are. */
export interface ExternalProvider {
  /** As it stands in addresses and tables, such as `google`. */
  id: string;
  /** As people read it. */
  label: string;
  clientId: string;
  clientSecret: string;
  scopes: readonly string[];
  endpoints: OpenidEndpoints | OauthEndpoints;
  /** How long one answer of the provider is waited for; five seconds by default. */
  timeoutSeconds?: number;
}

export interface OpenidEndpoints {
  kind: 'oidc';
  /** The issuer, or the address of its discovery document. */
  discoveryUrl: string;
  /** For loopback only: discovery over plain HTTP. */
  allowsHttp?: boolean;
}

export interface OauthEndpoints {
  kind: 'oauth';
  authorizeUrl: string;
  tokenUrl: string;
  userUrl: string;
  /** Where the addresses are listed that the provider has verified, as GitHub does. */
  emailsUrl?: string | undefined;
  /** For loopback only. */
  allowsHttp?: boolean;
}
