import { describe, expect, it } from 'vitest';
import { isKnownZone } from './find-offset.ts';
import { readPhonePlace } from './read-phone-place.ts';

const zonesOf = (e164: string) => readPhonePlace(e164)?.zones;

describe('a number', () => {
  it.each([
    ['+13125550100', 'phone +1 312', ['America/Chicago']],
    ['+12125550100', 'phone +1 212', ['America/New_York']],
    ['+16025550100', 'phone +1 602', ['America/Phoenix']],
    ['+18765550100', 'phone +1 876', ['America/Jamaica']],
    ['+4915112345678', 'phone +49', ['Europe/Berlin']],
    ['+819012345678', 'phone +81', ['Asia/Tokyo']],
    ['+353851234567', 'phone +353', ['Europe/Dublin']],
    ['+447400123456', 'phone +44', ['Europe/London']],
  ])('%s is evidence for its area', (e164, evidence, zones) => {
    expect(readPhonePlace(e164)).toEqual({ evidence, zones });
  });

  it.each(['219', '270', '423', '812', '850'])(
    'of area code %s may be in two zones, whatever follows',
    (code) => {
      const both = ['America/Chicago', 'America/New_York'];
      expect(zonesOf(`+1${code}5550123`)).toEqual(both);
      expect(zonesOf(`+1${code}9990000`)).toEqual(both);
    },
  );

  it.each([
    ['236', '250'],
    ['257', '250'],
    ['364', '270'],
    ['367', '418'],
    ['448', '850'],
    ['458', '541'],
    ['474', '306'],
    ['581', '418'],
    ['672', '250'],
    ['689', '407'],
    ['729', '423'],
    ['778', '250'],
    ['879', '709'],
    ['930', '812'],
    ['986', '208'],
  ])('of area code %s may be wherever %s is', (overlay, below) => {
    expect(zonesOf(`+1${overlay}5550123`)).toEqual(
      expect.arrayContaining([...(zonesOf(`+1${below}5550123`) ?? ['nowhere'])]),
    );
  });

  it.each(['800', '833', '844', '855', '866', '877', '888', '900', '555', '211', '311'])(
    'of code %s names no place',
    (code) => {
      expect(zonesOf(`+1${code}5550123`)).toEqual([]);
    },
  );

  it.each(['+80012345678', '+870123456789', '+99912345678'])('%s names no place', (e164) => {
    expect(zonesOf(e164)).toEqual([]);
  });

  it('of a large country may be in each of its zones, those the numbering plan merges too', () => {
    expect(zonesOf('+61412345678')).toEqual(
      expect.arrayContaining(['Australia/Perth', 'Australia/Sydney', 'Australia/Darwin']),
    );
    expect(zonesOf('+74951234567')).toEqual(
      expect.arrayContaining(['Europe/Kaliningrad', 'Asia/Anadyr']),
    );
    expect(zonesOf('+56221234567')).toHaveLength(3);
  });

  it.each(['', '3125550100', '+0312555', '+1 312 555 0100', '+1312555O100'])(
    'cannot be read from %j',
    (text) => {
      expect(readPhonePlace(text)).toBeUndefined();
    },
  );

  it('never names a zone that the runtime does not know', () => {
    for (let code = 200; code < 1000; code += 1) {
      expect((zonesOf(`+1${code}5550123`) ?? []).filter((zone) => !isKnownZone(zone))).toEqual([]);
      expect((zonesOf(`+${code}1234567`) ?? []).filter((zone) => !isKnownZone(zone))).toEqual([]);
    }
  });
});
