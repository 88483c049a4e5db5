import type { Catalogue } from '../catalogue.ts';

/** Por qué el servidor rechaza un archivo o un paso. En inglés están junto a sus palabras, en el dominio. */
export const uploadRefusals: Catalogue<'uploads'>['refusals'] = {
  file_empty: 'El archivo está vacío.',
  rows_missing: 'El archivo no tiene filas debajo del encabezado.',
  file_too_large: 'El archivo pasa de 2 GB. Divídelo en varios archivos.',
  is_pdf: 'Esto es un documento PDF. Pide la tabla como CSV o XLSX y carga ese archivo.',
  is_gzip: 'Esto es un archivo gzip. Descomprímelo, o comprímelo como zip, y carga ese.',
  is_seven_zip: 'Esto es un archivo 7-Zip. Descomprímelo, o comprímelo como zip.',
  is_rar: 'Esto es un archivo RAR. Descomprímelo, o comprímelo como zip.',
  is_text_document: 'Esto es un documento de texto. Guarda la tabla como CSV o XLSX y carga eso.',
  is_web_page:
    'Esto es una página web, aunque se llame como un libro. Ábrela en Excel, guárdala como XLSX y carga eso.',
  is_picture: 'Esto es una imagen, no una tabla.',
  is_open_document: 'Esto es un archivo OpenDocument. Guarda la tabla como XLSX o CSV y carga eso.',
  is_presentation:
    'Esto es un documento de texto o una presentación. Guarda la tabla como XLSX o CSV.',
  not_text: 'Esto no es un archivo de texto. Guarda la tabla como CSV o XLSX y carga eso.',
  line_too_long: 'La línea {{line}} pasa de 1 MB, así que esto no parece una tabla de personas.',
  cell_too_long:
    'Una celda de la línea {{line}} pasa de 64 kB. Acórtala y carga el archivo otra vez.',
  columns_too_many:
    'El archivo tiene {{columns}} columnas, y una carga admite {{most}}. Omite las que no hagan falta.',
  rows_too_many:
    'El archivo tiene más de 20,000,000 de filas, y una carga no admite más. Divídelo en varios archivos.',
  file_text_too_much:
    'Las celdas del archivo contienen más de {{most}} MB de texto al escribir cada texto repetido, demasiado para un archivo de su tamaño. Guarda la hoja como CSV y carga eso.',
  file_cells_too_many:
    'El archivo tiene más de {{most}} millones de celdas, contando las vacías entre otras, demasiado para un archivo de su tamaño. Borra las columnas que no hagan falta, o guarda la hoja como CSV y carga eso.',
  memory_used_up:
    'El archivo ocupa más memoria de la que hay para uno. Guárdalo como CSV y carga eso.',
  workbook_too_large: 'El libro pasa de 100 MB. Guarda la hoja como CSV y carga eso.',
  workbook_protected: 'El libro está protegido con una contraseña. Guárdalo sin ella y carga eso.',
  workbook_old: 'Esto es un libro de un Excel antiguo (.xls). Guárdalo como XLSX y carga eso.',
  workbook_binary: 'Esto es un libro binario (.xlsb). Guárdalo como XLSX y carga eso.',
  workbook_macros:
    'El libro tiene macros, que aquí nunca se ejecutan. Guárdalo como XLSX y carga eso.',
  workbook_broken: 'El libro está dañado. Ábrelo, guárdalo como un archivo XLSX nuevo y carga eso.',
  workbook_too_much_text:
    'El libro contiene más texto del que se puede leer. Guarda la hoja como CSV y carga eso.',
  workbook_unpacks_too_large:
    'Las hojas del libro descomprimidas pasan de {{most}} MB, demasiado para un archivo de su tamaño. Guarda la hoja que necesitas como CSV y carga eso.',
  workbook_too_slow: 'Leer el libro lleva demasiado tiempo. Guarda la hoja como CSV y carga eso.',
  workbook_killed:
    'El servidor se quedó sin memoria al leer el libro. Guarda la hoja como CSV y carga eso.',
  workbook_cell_too_long: 'Una celda del libro pasa de 64 kB.',
  sheet_missing: 'El libro no tiene ninguna hoja con ese nombre.',
  sheet_row_too_long: 'La fila {{line}} de la hoja pasa de 1 MB.',
  sheet_cell_too_long: 'Una celda de la fila {{line}} de la hoja pasa de 64 kB.',
  zip_entry_missing: 'El zip no contiene ningún archivo con ese nombre.',
  zip_entry_empty: 'El archivo dentro del zip está vacío.',
  zip_without_table: 'El zip no contiene ningún archivo CSV, TSV, TXT o XLSX.',
  zip_nested: 'El zip contiene otro zip, que no se abre. Carga ese.',
  zip_protected: 'El zip está protegido con una contraseña. Comprímelo sin ella y carga eso.',
  zip_unusual: 'El zip está comprimido de una manera poco común. Comprímelo como un zip corriente.',
  zip_damaged: 'El zip o el libro está dañado o se cortó. Guárdalo otra vez y carga eso.',
  zip_too_many: 'El zip contiene más de {{most}} archivos.',
  zip_too_large: 'El zip descomprimido pasa de {{most}}. Divídelo en varios archivos.',
  zip_bomb:
    'El zip descomprimido ocupa muchísimo más que su tamaño, como una bomba zip. No se lee.',
  zip_overlapping:
    'Los archivos del zip están unos encima de otros, como en una bomba zip. No se lee.',
  uploads_too_many: 'Hay {{most}} cargas sin terminar. Termina o cancela una antes.',
  pieces_missing: 'Han llegado {{received}} de {{bytes}} bytes. Envía antes las partes que faltan.',
  kind_differs: 'La carga comenzó como un archivo de otro tipo.',
  person_column_unknown: 'El archivo no tiene ninguna columna llamada {{column}}.',
  list_not_chosen: 'Elige una lista o pon nombre a una nueva.',
  list_unknown: 'Esta lista no existe.',
  list_archived: 'Esta lista está archivada. Sácala del archivo o elige otra.',
  list_archived_since:
    'La lista de esta carga se archivó mientras tanto. Sácala del archivo, o comprueba la carga otra vez con otra lista.',
  obtained_in_future: 'El día en que se obtuvieron los números está en el futuro.',
  changed_meanwhile:
    'Personas de este archivo cambiaron desde que se comprobó, así que no se guardó nada. Mira qué haría guardarlo ahora, y guárdalo entonces.',
  abandoned: 'Nadie siguió con esta carga durante siete días.',
  balances_negative:
    'Todos los saldos de este archivo son negativos. Indica si son importes adeudados o saldos a favor, y compruébalo otra vez.',
  statuses_unheeded:
    'Filas rechazadas pueden prohibir llamar a {{people}} personas a las que se puede llamar. Registra los motivos a mano o corrige las filas, o confirma que se las llama.',
  called_since: 'Desde entonces se ha llamado a personas de esta carga.',
  in_campaign: 'Se ha iniciado una campaña con personas de esta carga.',
  changed_by_later_upload:
    'Una carga posterior cambió a las mismas personas. Deshaz antes aquella.',
  changed_since:
    'Personas de esta carga han cambiado desde entonces: algo se editó, se agregó o se registró.',
  stored_too_early: 'Esta carga se guardó antes de que se pudiera deshacer.',
  readers_busy:
    'En este momento se están leyendo varios archivos. Inténtalo dentro de unos segundos.',
  storing_busy:
    'Otra carga de tu organización se está guardando, y esta tiene que esperar. Inténtalo dentro de un minuto.',
  space_too_little:
    'Esta carga necesita unos {{needed}} {{unit}} en el disco de la base de datos, y quedan {{free}} {{unit}} libres. Libera espacio o pídeselo a tu administrador, e inténtalo de nuevo.',
  disk_full:
    'El disco de la base de datos se ha llenado. No se guardó nada de este paso. Libera espacio o pídeselo a tu administrador, e inténtalo de nuevo.',
  memory_full:
    'La base de datos no tiene memoria suficiente para este paso en este momento. No se guardó nada de él. Inténtalo más tarde, o pregunta a tu administrador.',
  database_lost:
    'La base de datos se interrumpió {{times}} veces durante este paso. No se guardó nada de él. Quizá su disco o su memoria estén llenos: pide a tu administrador que lo revise, e inténtalo de nuevo.',
  step_cut_off:
    'Este paso se interrumpió {{times}} veces antes de terminar. No se guardó nada de él. Quizá al servidor le falte memoria o espacio en el disco: pide a tu administrador que lo revise, e inténtalo de nuevo.',
};
