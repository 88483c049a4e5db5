import type { Log } from '../platform/log/log.ts';

export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} };
