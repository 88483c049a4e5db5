import { describe, expect, it } from 'vitest';
import { isNewYorkCity } from './new-york-city.ts';

describe('New York City', () => {
  it.each([
    ['Manhattan', '10001', '10044', '10118', '10282'],
    ['Staten Island', '10301', '10314'],
    ['the Bronx', '10451', '10464', '10475'],
    ['Brooklyn', '11201', '11239', '11256'],
    ['Long Island City and Astoria', '11101', '11106', '11109', '11120'],
    ['Flushing and Jackson Heights', '11354', '11372', '11385'],
    ['Jamaica and the airport', '11411', '11430', '11436', '11451'],
    ['the Rockaways', '11691', '11692', '11693', '11694', '11697'],
    ['Glen Oaks', '11004', '11005'],
    ['both sides of the city line', '11001', '11040'],
  ])('holds %s', (_, ...zips) => {
    expect(zips.filter((zip) => !isNewYorkCity(zip))).toEqual([]);
  });

  it.each([
    ['Nassau County', '11002', '11003', '11010', '11020', '11021', '11030', '11042', '11096'],
    ['the rest of Long Island', '11501', '11559', '11701', '11801', '11901', '00501'],
    ['Westchester and beyond', '10501', '10550', '10701', '10801', '10901', '10950', '12207'],
    ['other places', '07030', '06830', '90001', '11222-1234', '112', ''],
  ])('does not hold %s', (_, ...zips) => {
    expect(zips.filter(isNewYorkCity)).toEqual([]);
  });
});
