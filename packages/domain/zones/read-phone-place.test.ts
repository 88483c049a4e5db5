import * as fc from 'fast-check';
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
    ['273', '418'],
    ['357', '559'],
    ['364', '270'],
    ['367', '418'],
    ['436', '440'],
    ['448', '850'],
    ['457', '318'],
    ['458', '541'],
    ['465', '718'],
    ['471', '662'],
    ['474', '306'],
    ['581', '418'],
    ['621', '713'],
    ['624', '716'],
    ['639', '306'],
    ['672', '250'],
    ['679', '313'],
    ['729', '423'],
    ['778', '250'],
    ['837', '530'],
    ['861', '309'],
    ['879', '709'],
    ['924', '507'],
    ['930', '812'],
    ['986', '208'],
  ])('of area code %s may be wherever %s is', (overlay, below) => {
    expect(zonesOf(`+1${overlay}5550123`)).toEqual(
      expect.arrayContaining([...(zonesOf(`+1${below}5550123`) ?? ['nowhere'])]),
    );
  });

  it.each([
    ['907', ['America/Adak', 'America/Anchorage']],
    ['689', ['America/New_York']],
  ])('of area code %s is where the map is corrected', (code, zones) => {
    expect(zonesOf(`+1${code}5550123`)).toEqual(zones);
  });

  it('has one zone, unless its area code is one of those that span several', () => {
    const codes = Array.from({ length: 800 }, (_, index) => String(200 + index));
    const split = codes.filter((code) => (zonesOf(`+1${code}5550123`)?.length ?? 0) > 1);
    expect(split).toEqual(
      `208 219 236 250 257 270 273 306 308 364 367 418 423 448 458 474 541 574 581 605 606 620 639 672
       701 709 729 775 778 785 807 812 850 867 879 906 907 928 930 986`
        .trim()
        .split(/\s+/),
    );
    expect(codes.filter((code) => zonesOf(`+1${code}5550123`)?.length !== 0)).toHaveLength(454);
  });

  it.each(
    `800 822 833 844 855 866 877 888 900 500 521 522 523 524 525 526 527 528 529 532 533 544 555 566
     577 588 600 622 633 700 710 211 311 411 911 988`.split(/\s+/),
  )('of code %s, which is free, personal or nobody’s, names no place', (code) => {
    expect(zonesOf(`+1${code}5550123`)).toEqual([]);
  });

  it.each(['+80012345678', '+870123456789', '+99912345678'])('%s names no place', (e164) => {
    expect(zonesOf(e164)).toEqual([]);
  });

  it.each([
    ['+61298765432', 'phone +61 29', ['Australia/Sydney']],
    ['+61398765432', 'phone +61 3', ['Australia/Sydney']],
    ['+61731234567', 'phone +61 7', ['Australia/Brisbane', 'Australia/Sydney']],
    ['+61265631234', 'phone +61 265', ['Australia/Lord_Howe', 'Australia/Sydney']],
    ['+61882123456', 'phone +61 88', ['Australia/Adelaide', 'Australia/Darwin', 'Australia/Perth']],
    ['+551123456789', 'phone +55 11', ['America/Sao_Paulo']],
    ['+5511987654321', 'phone +55 11', ['America/Sao_Paulo']],
    ['+559221234567', 'phone +55 92', ['America/Manaus']],
    ['+558121234567', 'phone +55 81', ['America/Noronha', 'America/Sao_Paulo']],
    ['+556832123456', 'phone +55 68', ['America/Rio_Branco']],
    ['+525512345678', 'phone +52 55', ['America/Mexico_City']],
    ['+529981234567', 'phone +52 998', ['America/Cancun']],
    ['+526641234567', 'phone +52 664', ['America/Tijuana']],
    ['+526141234567', 'phone +52 614', ['America/Mexico_City']],
    ['+526561234567', 'phone +52 656', ['America/Ciudad_Juarez']],
    ['+528681234567', 'phone +52 868', ['America/Matamoros', 'America/Mexico_City']],
    ['+526621234567', 'phone +52 662', ['America/Mazatlan']],
    ['+56221234567', 'phone +56 2', ['America/Santiago']],
    ['+56322123456', 'phone +56 32', ['America/Santiago', 'Pacific/Easter']],
    ['+56612123456', 'phone +56 61', ['America/Punta_Arenas']],
    ['+56672123456', 'phone +56 67', ['America/Punta_Arenas']],
    ['+622112345678', 'phone +62 2', ['Asia/Jakarta']],
    ['+62361123456', 'phone +62 36', ['Asia/Makassar']],
    ['+62967123456', 'phone +62 967', ['Asia/Jayapura']],
    ['+74951234567', 'phone +7 49', ['Europe/Moscow']],
    ['+74012123456', 'phone +7 401', ['Europe/Kaliningrad']],
    ['+78452123456', 'phone +7 845', ['Europe/Samara']],
    ['+77172123456', 'phone +7 7', ['Asia/Almaty']],
    ['+77011234567', 'phone +7 7', ['Asia/Almaty']],
    ['+34911234567', 'phone +34 91', ['Europe/Madrid']],
    ['+34928123456', 'phone +34 928', ['Atlantic/Canary']],
    ['+351211234567', 'phone +351 21', ['Europe/Lisbon']],
    ['+351296123456', 'phone +351 296', ['Atlantic/Azores']],
    ['+6491234567', 'phone +64 9', ['Pacific/Auckland']],
    ['+6433050123', 'phone +64 330', ['Pacific/Auckland', 'Pacific/Chatham']],
    ['+59321234567', 'phone +593 2', ['America/Guayaquil']],
  ])('%s is in its area of a country with several clocks', (e164, evidence, zones) => {
    expect(readPhonePlace(e164)).toEqual({ evidence, zones });
  });

  it.each([
    ['a mobile', '+61412345678', '61', ['Australia/Perth', 'Australia/Sydney', 'Australia/Darwin']],
    ['a free', '+611800123456', '61', ['Australia/Perth', 'Australia/Sydney', 'Australia/Darwin']],
    ['a mobile', '+56912345678', '56', ['America/Punta_Arenas', 'America/Santiago']],
    ['a mobile', '+79161234567', '7', ['Europe/Kaliningrad', 'Asia/Anadyr', 'Europe/Moscow']],
    ['a free', '+78001234567', '7', ['Europe/Kaliningrad', 'Asia/Anadyr', 'Europe/Moscow']],
    ['a mobile', '+6281234567890', '62', ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura']],
    ['a mobile', '+34612345678', '34', ['Atlantic/Canary', 'Europe/Madrid']],
    ['a free', '+34900123456', '34', ['Atlantic/Canary', 'Europe/Madrid']],
    ['a mobile', '+351912345678', '351', ['Atlantic/Azores', 'Europe/Lisbon']],
    ['a mobile', '+64211234567', '64', ['Pacific/Auckland', 'Pacific/Chatham']],
    ['a free', '+528001234567', '52', ['America/Tijuana', 'America/Cancun']],
    ['an unknown', '+526111234567', '52', ['America/Tijuana', 'America/Cancun']],
    ['a national', '+5540031234567', '55', ['America/Noronha', 'America/Rio_Branco']],
  ])('that is %s one, %s, may be anywhere in its country', (_, e164, code, zones) => {
    expect(readPhonePlace(e164)).toEqual({
      evidence: `phone +${code}`,
      zones: expect.arrayContaining(zones),
    });
  });

  it('names no zone outside its country', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('7', '34', '351', '52', '55', '56', '593', '61', '62', '64'),
        fc.stringMatching(/^\d{9}$/),
        (code, rest) => {
          const country = readPhonePlace(`+${code}000000000`)?.zones ?? [];
          // Kazakhstan shares its calling code and keeps the clock of Yekaterinburg.
          const known = new Set([...country, 'Asia/Almaty']);
          const zones = zonesOf(`+${code}${rest}`) ?? [];
          expect(zones.length).toBeGreaterThan(0);
          expect(zones.filter((zone) => !known.has(zone))).toEqual([]);
        },
      ),
    );
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
      for (let digit = 0; digit < 10; digit += 1) {
        const zones = zonesOf(`+${code}${digit}34567`) ?? [];
        expect(zones.filter((zone) => !isKnownZone(zone))).toEqual([]);
      }
    }
  });
});
