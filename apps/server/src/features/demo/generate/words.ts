import type { DemoCountry } from './places.ts';

/** Common names, put together by chance: nobody of that name is meant. */
export const givenNames =
  `Ada Agnes Alan Alice Amara Amy Ana Andre Anita Arthur Ava Ben Bianca Brian Bruno Callum Carla Carmen
  Cecil Chen Clara Colin Daisy Dalia Daniel Darius David Deepa Diana Diego Edith Elena Eli Ella Emma Eric
  Esther Ethan Eva Farah Felix Fiona Frank Gail George Gina Grace Hanna Harold Hector Helen Henry Hugo Ida
  Imran Ines Iris Isaac Ivan Jack Jada James Jane Jasper Jenna Joan Joel Jonas Jorge Julia Karen Keith
  Kenji Kiara Lars Laura Leah Leo Liam Lily Linda Louis Lucia Luke Maeve Malik Marco Maria Mark Martha
  Mason Maya Mei Milo Mina Mohan Molly Nadia Nathan Nina Noah Nora Olga Oliver Omar Oscar Owen Paula Pedro
  Peter Petra Priya Quinn Rachel Ralph Ravi Rita Robert Rosa Ruth Ryan Sara Sean Sofia Stella Tara Thomas
  Tina Toby Vera Victor Wanda Yara Zoe`.split(/\s+/);

export const familyNames =
  `Abbott Adeyemi Ahmed Alvarez Archer Bailey Baker Barnes Bauer Bell Bennett Bishop Blake Bowen Boyd
  Bradley Brennan Briggs Brooks Bryant Burke Byrne Campos Carter Castillo Chan Chavez Clarke Cole Collins
  Cooper Costa Cox Crane Cruz Dalton Davies Delgado Diaz Dixon Doyle Duarte Dunn Eaton Ellis Evans Farrell
  Fischer Fleming Flores Foster Fox Franco Garcia Gibson Gomez Graham Grant Greene Griffin Gupta Hall
  Hansen Harper Hayes Herrera Hill Holt Howell Hughes Hunt Ibarra Iqbal Jensen Jimenez Jordan Kaur Keller
  Kelly Khan Kim Klein Lane Larsen Lawson Lee Lopez Lowe Lynch Malone Mason Medina Mendez Meyer Miles
  Molina Moreno Morris Murphy Nash Navarro Nguyen Nolan Norris Novak Ochoa Olsen Ortega Owens Parker Patel
  Perez Porter Price Quinn Ramos Reed Reyes Rhodes Rivera Robbins Rojas Ross Russo Salas Sandoval Santos
  Shah Shaw Silva Singh Snyder Soto Stone Suarez Sutton Tanaka Torres Tucker Turner Vargas Vega Wagner
  Walsh Watts Weaver Webb West Wood Yang Young Zhang`.split(/\s+/);

export const streets =
  `Alder Ash Beech Birch Bridge Canal Castle Cedar Chapel Church Elm Garden Harbour High Hill Lake Maple
  Market Meadow Mill North Oak Orchard Park Pine Quarry River Spring Station Willow`.split(/\s+/);

export const creditors: Readonly<Record<DemoCountry, readonly string[]>> = {
  US: [
    'First Bank',
    'Lakeside Dental',
    'Campus Lending',
    'Sound Energy',
    'Bay Mobile',
    'Prairie Card',
  ],
  GB: ['Severn Telecom', 'Hollow Oak Credit', 'Pennine Energy', 'Quayside Homeware'],
  AU: ['Banksia Finance', 'Southern Cross Mobile', 'Redgum Power', 'Coral Bay Card'],
};

/** Of the utility, which collects what is owed to itself. */
export const waterworks = 'Northwind Water';

export const currencies: Readonly<Record<DemoCountry, string>> = {
  US: 'USD',
  GB: 'GBP',
  AU: 'AUD',
};

export const notes = [
  'Prefers calls in the late afternoon.',
  'Asked for a copy of the last invoice; sent by mail.',
  'Moved last year, the new address is confirmed.',
  'Will talk to the creditor about a plan.',
  'The account holder is the mother; speaks for herself.',
  'Wants everything in writing as well.',
];
