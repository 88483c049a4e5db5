import type { TextLiteral } from './read-literals.ts';

const name = String.raw`(?:[a-z_$][\w$]*|"[^"]+")(?:\.(?:[a-z_$][\w$]*|"[^"]+"))*`;
// After "from" or "into" English goes on with one of these, and no table is called so.
const notEnglish = String.raw`(?!(?:the|an?|this|that|these|those|your|our|my|his|her|its|their|any|all|each|every|one|here|there|now|to|of|and|or|in|on|at|by)\b)`;
const table = `${notEnglish}${name}`;
const object = `(?:table|index|view|role|user|schema|database|function|procedure|trigger|type|extension|policy|sequence|domain|publication)`;
const modifiers = String.raw`(?:(?:or replace|unique|temp|temporary|unlogged|materialized|constraint|event|foreign|recursive)\s+)*`;
// A name that no English sentence would have: quoted, qualified, with an underscore or filled in.
const technicalName = String.raw`(?:"[^"]+"|\w+[._]\w[\w.]*|\$0\w*)`;

/** Each starts with a verb of SQL and then demands what a sentence in English would not say. */
const statements: readonly string[] = [
  // A list of columns that reaches a table; an expression in it may contain nearly anything.
  String.raw`select\s+(?:distinct\s+(?:on\s*\([^)]*\)\s*)?)?(?:\*|${name}\.\*|${name}(?=\s*[,:]|\s+(?:as|from)\b)|\$0|[\w.]*\s*\(|'|\d|case\b|not\b)[\s\S]*?\bfrom\s+(?:only\s+|lateral\s+)?(?:${table}|\()`,
  String.raw`select\s+(?!\w+\((?:s|es)\))[a-z_][\w.]*\s?\((?![^)]*$)`,
  String.raw`select\s+(?:\d+|'[^']*'|\$\d+|true|false|null|current_\w+|\*)(?:::\w+)?\s*(?:$|;|,|as\b|where\b|from\b|union\b)`,
  String.raw`insert\s+into\s+${table}\s*(?:\(|\$0|(?:as\s+\w+\s*\(|values|select|default\s+values|overriding|with)\b)`,
  String.raw`update\s+(?:only\s+)?${table}(?:\s+(?:as\s+)?\w+)?\s+set\s+(?:\$0|\(|${name}\s*=)`,
  String.raw`delete\s+from\s+(?:only\s+)?${table}(?:\s+(?:as\s+)?(?!where|using|returning)\w+)?\s*(?:$|;|\)|(?:where|using|returning)\b)`,
  String.raw`merge\s+into\s+${table}(?:\s+(?:as\s+)?\w+)?\s+using\b`,
  String.raw`with\s+(?:recursive\s+)?${name}\s*(?:\([^)]*\)\s*)?as\s+(?:(?:not\s+)?materialized\s+)?\(`,
  String.raw`create\s+${modifiers}${object}\s+(?:concurrently\s+)?(?:if\s+not\s+exists\b|${name}\s*\(|${name}\s+(?:as|on|using|returns|partition|(?:before|after|instead)\s|with\s+\w+\s*=|(?:no)?login\b|authorization|from)\b|${technicalName})`,
  String.raw`create\s+(?:unique\s+)?index\s+(?:concurrently\s+)?on\s+${table}\s*(?:\(|using\b)`,
  String.raw`alter\s+${modifiers}${object}\s+(?:if\s+exists\s+)?(?:only\s+)?(?:${name}|\$0)\s+(?:add|alter|attach|detach|disable|drop|enable|force|inherit|no|owner|rename|reset|set|validate|with|(?:no)?login|bypassrls)\b`,
  String.raw`drop\s+${modifiers}${object}\s+(?:concurrently\s+)?(?:if\s+exists\b|${table}\s*(?:$|;|,|(?:cascade|restrict)\b|on\s+${name}\s*(?:$|;)))`,
  String.raw`begin\s*;|begin\s+(?:transaction|work|isolation\s+level|read\s+(?:only|write))\b`,
  String.raw`(?:commit|rollback)\s*;|(?:commit|rollback)\s+(?:and\s+chain|to\s+savepoint|prepared)\b`,
  String.raw`truncate\s+(?:table\s+(?:only\s+)?${table}|(?:only\s+)?${table}(?:\s*,\s*${name})*\s*(?:;|(?:cascade|restart\s+identity)\b)|${technicalName}\s*$)`,
  String.raw`notify\s+(?:${name}|\$0)\s*,\s*(?:'|\$)`,
  String.raw`(?:listen|unlisten|notify)\s+${technicalName}\s*(?:$|;)`,
  String.raw`copy\s+(?:${table}\s*(?:\([^)]*\)\s*)?|\([\s\S]+\)\s*)(?:from|to)\s+(?:stdin|stdout|program\b|')`,
  String.raw`set\s+(?:local|session)\s+[\w.]+\s*(?:=|to\b)|set\s+(?:local\s+)?role\s+(?:none|${technicalName})`,
];

// What is handed to the database is SQL even where the words alone would not prove it.
const sentVerb =
  /^(?:(?:select|insert|update|delete|merge|with|create|alter|drop|truncate|notify|listen|unlisten|copy|set|reset|grant|revoke|lock|explain|analyze|vacuum|values|call|do|savepoint|release)\s+\S|(?:begin|commit|rollback|end)\b)/i;

const statement = new RegExp(`^(?:${statements.join('|')})`, 'i');

export function looksLikeSql(literal: Pick<TextLiteral, 'text' | 'sentToDatabase'>): boolean {
  const text = stripLead(literal.text);
  return statement.test(text) || (literal.sentToDatabase && sentVerb.test(text));
}

/** SQL may open with blanks, comments of its own and brackets. */
function stripLead(text: string): string {
  return text.replace(/^(?:\s+|--[^\n]*\n|\/\*[\s\S]*?\*\/|\()+/, '');
}
