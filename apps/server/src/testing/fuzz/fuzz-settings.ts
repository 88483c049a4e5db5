/**
 * Behind one proxy, which says where each request comes from: they come from many addresses, so that the limits of
 * one address do not refuse most of them.
 */
export const fuzzSettings = { TRUSTED_PROXY_COUNT: '1' };
