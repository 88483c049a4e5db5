export const demoCountries = ['US', 'GB', 'AU'] as const;
export type DemoCountry = (typeof demoCountries)[number];

/** Somewhere people live, and the beginnings of its numbers that are kept for fiction. */
export interface Place {
  country: DemoCountry;
  region: string | null;
  city: string;
  postalCodes: readonly string[];
  prefixes: readonly string[];
}

/** North America keeps 555-0100 to 555-0199 of every area code. */
const inState = (region: string, city: string, zips: string, areaCodes: string): Place => ({
  country: 'US',
  region,
  city,
  postalCodes: zips.split(' '),
  prefixes: areaCodes.split(' ').map((code) => `+1${code}55501`),
});

/** Ofcom keeps a thousand numbers of every large city. */
const inKingdom = (city: string, postalCodes: string, prefix: string): Place => ({
  country: 'GB',
  region: null,
  city,
  postalCodes: postalCodes.split(', '),
  prefixes: [`+44${prefix}`],
});

/** ACMA keeps 5550 and 7010 of every area. */
const inAustralia = (region: string, city: string, postalCode: string, area: string): Place => ({
  country: 'AU',
  region,
  city,
  postalCodes: [postalCode],
  prefixes: [`+61${area}5550`, `+61${area}7010`],
});

export const places: readonly Place[] = [
  inState(
    'CA',
    'Los Angeles',
    '90012 90026 91101',
    '213 310 323 424 562 626 661 714 747 818 909 949',
  ),
  inState('CA', 'San Francisco', '94103 94110 94601', '408 415 510 650 707 831 925'),
  inState('CA', 'Sacramento', '95814 95820', '209 530 559 916'),
  inState(
    'TX',
    'Houston',
    '77002 77019 77054',
    '210 254 281 346 361 409 512 713 737 830 832 936 979',
  ),
  inState('TX', 'Dallas', '75201 75219', '214 325 430 469 682 806 817 903 940 945 972'),
  inState(
    'FL',
    'Orlando',
    '32801 32807',
    '239 305 321 352 386 407 561 754 772 786 813 904 941 954',
  ),
  inState('NY', 'Albany', '12207 12210', '315 516 518 585 607 631 716 845 914'),
  inState('NY', 'New York', '10001 10025', '212 332 347 646 718 917 929'),
  inState('IL', 'Chicago', '60601 60614', '217 224 309 312 331 618 630 708 773 779 815 847 872'),
  inState('OH', 'Columbus', '43085 43215', '216 220 234 330 380 419 440 513 567 614 740 937'),
  inState('PA', 'Harrisburg', '17101 17110', '215 267 272 412 484 570 610 717 724 814 878'),
  inState('GA', 'Atlanta', '30303 30318', '229 404 470 478 678 706 762 770 912'),
  inState('NC', 'Raleigh', '27601 27609', '252 336 704 743 828 910 919 980 984'),
  inState('MI', 'Lansing', '48912 48933', '231 248 269 313 517 586 616 734 810 947 989'),
  inState('NJ', 'Newark', '07102 07105', '201 551 609 732 848 856 862 908 973'),
  inState('VA', 'Richmond', '23219 23220', '276 434 540 571 703 757 804'),
  inState('WA', 'Seattle', '98101 98115', '206 253 360 425 509 564'),
  inState('AZ', 'Phoenix', '85003 85016', '480 520 602 623'),
  inState('MA', 'Boston', '02108 02115', '339 351 413 508 617 774 781 857 978'),
  inState('TN', 'Nashville', '37203 37211', '615 629 731 901 931'),
  inState('IN', 'Indianapolis', '46202 46220', '260 317 463 765'),
  inState('MO', 'Saint Louis', '63101 63108', '314 417 573 636 660 816'),
  inState('MD', 'Baltimore', '21201 21218', '240 301 410 443 667'),
  inState('WI', 'Madison', '53703 53711', '262 414 608 715 920'),
  inState('CO', 'Denver', '80202 80210', '303 719 720 970'),
  inState('MN', 'Saint Paul', '55101 55105', '320 507 612 651 763 952'),
  inState('SC', 'Columbia', '29201 29205', '803 843 854 864'),
  inState('AL', 'Birmingham', '35203 35205', '205 251 256 334 938'),
  inState('LA', 'New Orleans', '70112 70118', '225 318 337 504 985'),
  inState('OR', 'Portland', '97201 97214', '503 971'),
  inState('OK', 'Tulsa', '74103 74114', '405 539 580 918'),
  inState('CT', 'Hartford', '06103 06105', '203 475 860 959'),
  inState('IA', 'Des Moines', '50309 50312', '319 515 563 641 712'),
  inState('UT', 'Salt Lake City', '84101 84105', '385 801'),
  inState('NV', 'Las Vegas', '89101 89109', '702 725'),
  inState('NM', 'Santa Fe', '87501 87505', '505 575'),
  inState('HI', 'Honolulu', '96813 96817', '808'),
  inState('ME', 'Portland', '04101 04103', '207'),
  inState('NH', 'Concord', '03301 03303', '603'),
  inState('WV', 'Charleston', '25301 25304', '304'),
  inState('DC', 'Washington', '20001 20009', '202'),
  inKingdom('London', 'SW1A 1AA, E1 6AN, N1 9GU', '2079460'),
  inKingdom('Leeds', 'LS1 4AP, LS6 2AB', '1134960'),
  inKingdom('Sheffield', 'S1 2HE, S10 2TN', '1144960'),
  inKingdom('Leicester', 'LE1 5FQ, LE2 7LH', '1164960'),
  inKingdom('Bristol', 'BS1 5TR, BS8 1TH', '1174960'),
  inKingdom('Birmingham', 'B1 1BB, B15 2TT', '1214960'),
  inKingdom('Edinburgh', 'EH1 1YZ, EH8 9YL', '1314960'),
  inKingdom('Glasgow', 'G1 1XQ, G12 8QQ', '1414960'),
  inKingdom('Liverpool', 'L1 8JQ, L7 8TX', '1514960'),
  inKingdom('Manchester', 'M1 2AB, M13 9PL', '1614960'),
  inKingdom('Newcastle upon Tyne', 'NE1 1AA, NE2 4HH', '1914980'),
  inKingdom('Cardiff', 'CF10 1AA, CF24 4HQ', '2920180'),
  inKingdom('Belfast', 'BT1 5GS, BT9 5AA', '2896496'),
  inAustralia('NSW', 'Sydney', '2000', '2'),
  inAustralia('VIC', 'Melbourne', '3000', '3'),
  inAustralia('TAS', 'Hobart', '7000', '3'),
  inAustralia('QLD', 'Brisbane', '4000', '7'),
  inAustralia('SA', 'Adelaide', '5000', '8'),
  inAustralia('WA', 'Perth', '6000', '8'),
];
