import { describe, expect, it } from 'vitest';
import { addField, checkNewField, checkValues, listOwnFields } from './check-values.ts';
import { writeValues } from './contact-values.ts';
import { createContact } from './testing/create-contact.ts';

const values = writeValues(createContact({ custom: { Tier: 'B', Desk: '4' } }));
const now = new Date('2026-06-01T00:00:00Z');

describe('the form of a person', () => {
  it('wants a name', () => {
    expect(checkValues({ ...values, fullName: '  ' }, now)).toEqual({ fullName: 'nameMissing' });
  });

  it.each([
    ['', false],
    ['1880', false],
    ['2026', false],
    ['1879', true],
    ['2027', true],
    ['70', true],
    ['19 70', true],
  ])('takes “%s” for a year of birth or says that it is none', (birthYear, isWrong) => {
    expect(checkValues({ ...values, birthYear }, now).birthYear).toBe(
      isWrong ? 'yearInvalid' : undefined,
    );
  });

  it.each([
    ['', '', null],
    ['', 'North', 'fieldUnnamed'],
    ['Branch', '', 'fieldEmpty'],
    [' Desk ', '5', 'fieldTwice'],
    ['Branch', 'North', null],
  ])('checks a new field “%s” with “%s”', (name, value, fault) => {
    expect(checkNewField({ name, value }, values)).toBe(fault);
  });

  it('lists the fields of the organization by name, a new one among them', () => {
    const added = addField(values, { name: ' Branch ', value: 'North ' });
    expect(listOwnFields(added).map(({ name }) => name)).toEqual(['Branch', 'Desk', 'Tier']);
    expect(added['custom.Branch']).toBe('North');
    expect(addField(values, { name: '', value: '' })).toEqual(values);
  });
});
