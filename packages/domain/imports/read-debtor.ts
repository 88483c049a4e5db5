import { isKnownZone } from '../zones/find-offset.ts';
import { deriveReference } from './derive-reference.ts';
import { type Column, findColumns } from './find-columns.ts';
import type { WarningCode } from './import-words.ts';
import type { ImportedDebtor, RowReading, RowWarning } from './imported-row.ts';
import { isBlank } from './is-blank.ts';
import type { Mapping } from './mapping.ts';
import { readAnswer, readDoNotCall, readLanguage, readStopReason } from './read-answers.ts';
import { mayBeMinor, readBirth } from './read-birth.ts';
import { readDate } from './read-date.ts';
import { tellsDeath } from './read-death.ts';
import { readServiceMember } from './read-debt-facts.ts';
import { isHeld } from './read-debt-state.ts';
import { createDebtReader } from './read-debts.ts';
import { holdUnreadable, readInconvenient, readSense } from './read-inconvenient.ts';
import { createNameReader } from './read-name.ts';
import { createPhoneReader } from './read-phones.ts';
import { createPlaceReader } from './read-place.ts';
import { remember } from './remember.ts';
import { cutText, hasLostDigits, isRejected, readCell, reject, warn } from './row-report.ts';

const longestName = 200;
const longestReference = 100;
const longestEmail = 254;
const longestAddress = 300;
const longestCity = 100;
const longestNote = 2000;
const longestCustom = 500;

const someLetter = /\p{L}/u;
const emailAddress = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]+$/;
const nothing: Readonly<Record<string, string>> = Object.freeze({});

/** Reads rows of people who owe. */
export function createDebtorReader(
  mapping: Mapping,
  now: Date,
): (cells: readonly string[]) => RowReading {
  const columns = findColumns(mapping);
  const of = columns.of;
  const { column: nameColumn, read: readName } = createNameReader(columns);
  const [reference, email, birth] = [of('reference'), of('email'), of('birth_year')];
  const [address, city, note, zone] = [of('address'), of('city'), of('note'), of('confirmed_zone')];
  const inconvenient = of('inconvenient_time');
  const [language, consent, doNotCall] = [of('language'), of('consent'), of('do_not_call')];
  const serviceMember = of('service_member');
  const needed = [nameColumn, columns.phones[0]?.number, columns.debts[0]?.balance].filter(
    (column) => column !== undefined && column.index >= 0,
  );

  const readLanguageOnce = remember(readLanguage);
  const isZone = remember(isKnownZone);
  const readConsentOnce = remember(readAnswer);
  const readServiceOnce = remember(readServiceMember);
  const readDoNotCallOnce = remember(readDoNotCall);
  const sense = readSense(inconvenient.name);
  const holdTimes = (text: string) => (isBlank(text) ? null : holdUnreadable(text, sense));
  const readInconvenientOnce = remember((text) => readInconvenient(text, sense));
  const readStopReasonOnce = remember(readStopReason);
  const readDay = remember((text) => readDate(text, mapping.dateOrder, now));
  const readBirthOnce = remember((text) => readBirth(text, mapping.dateOrder, now));
  const readPlace = createPlaceReader(mapping, columns);
  const readPhones = createPhoneReader(columns.phones);
  const readDebts = createDebtReader(mapping, columns.debts, readDay, now);
  const isWorkbook = mapping.format.kind === 'workbook';

  const readKnown = (cells: readonly string[], column: Column): string => {
    const text = readCell(cells, column);
    return isBlank(text) ? '' : text;
  };
  const readCut = (
    cells: readonly string[],
    column: Column,
    longest: number,
    warnings: RowWarning[],
  ): string | null => {
    const text = readKnown(cells, column);
    return text === '' ? null : cutText(warnings, text, longest, column);
  };

  return (cells) => {
    // The cells of a workbook stand where they stand; a line of text that ends early was cut off.
    if (!isWorkbook) {
      const cutOff = needed.find((column) => column !== undefined && column.index >= cells.length);
      if (cutOff !== undefined) return reject('columns_missing', cutOff);
    }
    const warnings: RowWarning[] = [];

    const name = readName(cells);
    if (!someLetter.test(name)) return reject('name_missing', nameColumn, name);
    if (name.length > longestName) return reject('value_too_long', nameColumn, name);
    const ownReference = readKnown(cells, reference);
    if (ownReference.length > longestReference) {
      return reject('value_too_long', reference, ownReference);
    }
    if (hasLostDigits(ownReference)) return reject('digits_lost', reference, ownReference);

    const place = readPlace(cells, warnings);
    if (isRejected(place)) return place;

    const consentText = readCell(cells, consent);
    const given = consentText === '' ? null : readConsentOnce(consentText);
    if (given === undefined) return reject('consent_invalid', consent, consentText);
    const refusedText = readCell(cells, doNotCall);
    const refused = isBlank(refusedText) ? null : readDoNotCallOnce(refusedText);
    if (refused === undefined) return reject('consent_invalid', doNotCall, refusedText);

    const { phones, bad } = readPhones(cells, place.country ?? mapping.country, warnings);
    const first = phones[0];
    const externalReference = (): string =>
      ownReference || (first === undefined ? '' : deriveReference(first.e164, name));
    let debts = readDebts(cells, externalReference, warnings);
    const isStopped = refused === true && ownReference !== '';
    if (isRejected(debts) && isStopped && debts.reason === 'balance_missing') debts = [];
    if (first === undefined) {
      // Who is known by a reference and not to be called needs no number: losing the row would mean
      // calling about a debt that is paid, disputed or taken back.
      const isHeldBack =
        ownReference !== '' &&
        !isRejected(debts) &&
        (isStopped ||
          tellsDeath(name, debts) ||
          debts.every((debt) => isHeld(debt.state, debt.balanceMinor)));
      if (!isHeldBack) {
        const column = bad[0]?.column ?? columns.phones[0]?.number ?? null;
        return bad[0] === undefined
          ? reject('phone_missing', column)
          : reject(rejectPhone(bad[0].value), column, bad[0].value);
      }
    }
    if (isRejected(debts)) return debts;
    const isRefused =
      refused === true || debts.some(({ restriction }) => restriction === 'medium_stop');
    for (const { column, value } of bad) warn(warnings, 'extra_phone_invalid', column, value);

    const born = readOptional(cells, birth, readBirthOnce, 'birth_year_invalid', warnings);
    if (born !== null && mayBeMinor(born, now)) {
      warn(warnings, 'is_minor', birth, readCell(cells, birth));
    }
    const debtor: ImportedDebtor = {
      externalReference: externalReference(),
      fullName: name,
      birthYear: born?.birthYear ?? null,
      bornOn: born?.bornOn ?? null,
      email: readOptional(cells, email, readEmail, 'email_invalid', warnings),
      address: readCut(cells, address, longestAddress, warnings),
      city: readCut(cells, city, longestCity, warnings),
      region: place.region,
      postalCode: place.postalCode,
      country: place.country,
      language: readOptional(cells, language, readLanguageOnce, 'language_unknown', warnings),
      confirmedZone: readOptional(
        cells,
        zone,
        (text) => (isZone(text) ? text : undefined),
        'zone_unknown',
        warnings,
      ),
      note: readCut(cells, note, longestNote, warnings),
      custom: nothing,
      phones,
      debts,
      consent: isRefused ? false : given,
      doNotCall: isRefused ? true : refused,
      inconvenient:
        readOptional(
          cells,
          inconvenient,
          readInconvenientOnce,
          'inconvenient_unreadable',
          warnings,
        ) ?? holdTimes(readCell(cells, inconvenient)),
      stopReason: refused === true ? (readStopReasonOnce(refusedText) ?? null) : null,
      isServiceMember: readOptional(
        cells,
        serviceMember,
        readServiceOnce,
        'service_member_unknown',
        warnings,
      ),
    };
    if (columns.custom.length === 0) return { kind: 'debtor', debtor, warnings };
    const custom = columns.custom.flatMap(({ name: field, column }) => {
      const text = readCut(cells, column, longestCustom, warnings);
      return text === null ? [] : [[field, text] as const];
    });
    return { kind: 'debtor', debtor: { ...debtor, custom: Object.fromEntries(custom) }, warnings };
  };
}

function rejectPhone(text: string): 'digits_lost' | 'phone_invalid' {
  return hasLostDigits(text) ? 'digits_lost' : 'phone_invalid';
}

/** No call depends on it: what cannot be read is left out rather than the whole person. */
function readOptional<Value>(
  cells: readonly string[],
  column: Column,
  read: (text: string) => Value | null | undefined,
  code: WarningCode | 'inconvenient_unreadable',
  warnings: RowWarning[],
): Value | null {
  const text = readCell(cells, column);
  if (isBlank(text)) return null;
  const value = read(text);
  if (value === undefined) warn(warnings, code, column, text);
  return value ?? null;
}

function readEmail(text: string): string | undefined {
  const address = text.replace(/^mailto:/i, '');
  return address.length <= longestEmail && emailAddress.test(address) ? address : undefined;
}
