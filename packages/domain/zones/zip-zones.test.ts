import { describe, expect, it } from 'vitest';
import { unitedStates } from './region-zones.ts';
import { findZipRegions } from './zip-regions.ts';
import { findZipZones } from './zip-zones.ts';

const eastern = 'America/New_York';
const central = 'America/Chicago';
const mountain = 'America/Denver';

const zips = Array.from({ length: 1000 }, (_, area) => `${String(area).padStart(3, '0')}01`);

describe('findZipZones', () => {
  it.each([
    ['Nashville', '37203', [central]],
    ['Memphis', '38103', [central]],
    ['Knoxville', '37902', [eastern]],
    ['Chattanooga', '37402', [eastern]],
    ['Louisville', '40202', [eastern]],
    ['Bowling Green', '42101', [central]],
    ['Gary', '46402', [central]],
    ['Indianapolis', '46204', [eastern]],
    ['Evansville', '47708', [central]],
    ['Detroit', '48226', [eastern]],
    ['Miami', '33101', [eastern]],
    ['Pensacola', '32501', [central]],
    ['Sioux Falls', '57104', [central]],
    ['Rapid City', '57701', [mountain]],
    ['Fargo', '58102', [central]],
    ['Wichita', '67202', [central]],
    ['Omaha', '68102', [central]],
    ['Scottsbluff', '69361', [mountain]],
    ['Dallas', '75201', [central]],
    ['El Paso', '79901', [mountain]],
    ['Boise', '83702', ['America/Boise']],
    ['Coeur d’Alene', '83814', ['America/Los_Angeles']],
    ['Las Vegas', '89101', ['America/Los_Angeles']],
    ['Portland', '97204', ['America/Los_Angeles']],
    ['Phoenix', '85001', ['America/Phoenix']],
    ['Tucson', '85701', ['America/Phoenix']],
    ['Fairbanks', '99701', ['America/Anchorage']],
  ])('puts %s, %s, into its one zone', (_, zip, zones) => {
    expect(findZipZones(zip)).toEqual(zones);
  });

  it.each([
    ['Flagstaff, with Tuba City on the Navajo Nation', '86001', ['America/Phoenix', mountain]],
    ['Window Rock, on the Navajo Nation', '86515', ['America/Phoenix', mountain]],
    ['the Kentucky Parks', '42701', [eastern, central]],
    ['the mountains north of Chattanooga', '37301', [eastern, central]],
    ['Crossville', '38555', [eastern, central]],
    ['South Bend’s country, with Starke County', '46534', [eastern, central]],
    ['Jasper, with Tell City', '47546', [eastern, central]],
    ['Tallahassee', '32301', [eastern, central]],
    ['Panama City', '32401', [eastern, central]],
    ['Iron Mountain and Escanaba', '49801', [eastern, central]],
    ['Pierre', '57501', [central, mountain]],
    ['Bismarck and beyond the river', '58501', [central, mountain]],
    ['Goodland', '67735', [central, mountain]],
    ['North Platte', '69101', [central, mountain]],
    ['Van Horn and Sierra Blanca', '79855', [central, mountain]],
    ['Grangeville and Riggins', '83549', ['America/Boise', 'America/Los_Angeles']],
    ['Elko and West Wendover', '89883', ['America/Los_Angeles', mountain]],
    ['Ontario, Oregon', '97914', ['America/Los_Angeles', mountain]],
    ['Anchorage’s mail to Adak', '99546', ['America/Anchorage', 'America/Adak']],
  ])('keeps both zones for %s, %s', (_, zip, zones) => {
    expect(findZipZones(zip)).toEqual(zones);
  });

  it('never names a zone that the state of the ZIP has not', () => {
    const strange = zips.filter((zip) => {
      const zones = (findZipRegions(zip) ?? []).flatMap((state) => unitedStates[state] ?? []);
      return (findZipZones(zip) ?? []).some((zone) => !zones.includes(zone));
    });
    expect(strange).toEqual([]);
  });

  it('knows a zone for every ZIP but those of the forces', () => {
    const without = zips.filter((zip) => findZipZones(zip)?.length === 0);
    expect([...new Set(without.flatMap((zip) => findZipRegions(zip) ?? []))].toSorted()).toEqual([
      'AA',
      'AE',
      'AP',
    ]);
    expect(zips.filter((zip) => findZipRegions(zip) === undefined)).toEqual(
      zips.filter((zip) => findZipZones(zip) === undefined),
    );
  });
});
