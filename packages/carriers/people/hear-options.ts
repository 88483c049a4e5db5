import { listenForKeys, type NamedKey } from './listen-for-keys.ts';
import { findTopic, type Topic } from './topics.ts';

/** A key that was named, and what a listener takes it to be for. */
export interface KnownOption extends NamedKey {
  topic: Topic | undefined;
}

export function hearOptions(text: string): KnownOption[] {
  return listenForKeys(text).map((named) => ({ ...named, topic: findTopic(named.about) }));
}
