/** Why a file cannot be read. */
const refusalsOfFiles = {
  file_empty: 'The file is empty.',
  rows_missing: 'The file has no rows below its header.',
  file_too_large: 'The file is larger than 2 GB. Split it into several files.',
  is_pdf: 'This is a PDF document. Ask for the table as CSV or XLSX and upload that.',
  is_gzip: 'This is a gzip file. Unpack it, or pack it as a zip file, and upload that.',
  is_seven_zip: 'This is a 7-Zip file. Unpack it, or pack it as a zip file.',
  is_rar: 'This is a RAR file. Unpack it, or pack it as a zip file.',
  is_text_document: 'This is a text document. Save the table as CSV or XLSX and upload that.',
  is_web_page:
    'This is a web page, even if it is named as a workbook. Open it in Excel, save it as XLSX, and upload that.',
  is_picture: 'This is a picture, not a table.',
  is_open_document: 'This is an OpenDocument file. Save the table as XLSX or CSV and upload that.',
  is_presentation: 'This is a text document or presentation. Save the table as XLSX or CSV.',
  not_text: 'This is not a text file. Save the table as CSV or XLSX and upload that.',
  line_too_long: 'Line {{line}} is longer than 1 MB, so this does not look like a table of people.',
  cell_too_long:
    'A cell in line {{line}} is longer than 64 kB. Shorten it and upload the file again.',
  columns_too_many:
    'The file has {{columns}} columns, and one upload takes {{most}}. Leave out those that are not needed.',
  rows_too_many:
    'The file has more than 20,000,000 rows, and one upload takes no more. Split it into several files.',
  file_text_too_much:
    'The cells of the file hold more than {{most}} MB of text when every repeated text is written out, which is too much for a file of its size. Save the sheet as CSV and upload that.',
  file_cells_too_many:
    'The file has more than {{most}} million cells with the empty ones between others, which is too much for a file of its size. Delete the columns that are not needed, or save the sheet as CSV and upload that.',
  memory_used_up:
    'The file takes more memory than there is for one. Save it as CSV and upload that.',
} as const;

const refusalsOfWorkbooks = {
  workbook_too_large: 'The workbook is larger than 100 MB. Save the sheet as CSV and upload that.',
  workbook_protected:
    'The workbook is protected by a password. Save it without one and upload that.',
  workbook_old: 'This is an old Excel workbook (.xls). Save it as XLSX and upload that.',
  workbook_binary: 'This is a binary workbook (.xlsb). Save it as XLSX and upload that.',
  workbook_macros:
    'The workbook has macros, which are never run here. Save it as XLSX and upload that.',
  workbook_broken: 'The workbook is broken. Open it, save it as a new XLSX file, and upload that.',
  workbook_too_much_text:
    'The workbook holds more text than can be read. Save the sheet as CSV and upload that.',
  workbook_unpacks_too_large:
    'The sheets of the workbook unpack to more than {{most}} MB, which is too much for a file of its size. Save the sheet that you need as CSV and upload that.',
  workbook_too_slow:
    'The workbook takes too long to be read. Save the sheet as CSV and upload that.',
  workbook_killed:
    'The server ran out of memory while it read the workbook. Save the sheet as CSV and upload that.',
  workbook_cell_too_long: 'A cell of the workbook is longer than 64 kB.',
  sheet_missing: 'The workbook has no sheet of this name.',
  sheet_row_too_long: 'Row {{line}} of the sheet is longer than 1 MB.',
  sheet_cell_too_long: 'A cell in row {{line}} of the sheet is longer than 64 kB.',
} as const;

const refusalsOfZips = {
  zip_entry_missing: 'The zip file has no file of this name.',
  zip_entry_empty: 'The file in the zip file is empty.',
  zip_without_table: 'The zip file holds no CSV, TSV, TXT or XLSX file.',
  zip_nested: 'The zip file holds another zip file, which is not opened. Upload that one.',
  zip_protected: 'The zip file is protected by a password. Pack it without one and upload that.',
  zip_unusual: 'The zip file is packed in an unusual way. Pack it as an ordinary zip file.',
  zip_damaged: 'The zip file or workbook is damaged or was cut off. Save it again and upload that.',
  zip_too_many: 'The zip file holds more than {{most}} files.',
  zip_too_large: 'The zip file unpacks to more than {{most}}. Split it into several files.',
  zip_bomb: 'The zip file unpacks to far more than its size, as a zip bomb does. It is not read.',
  zip_overlapping:
    'The files in the zip file lie over each other, as in a zip bomb. It is not read.',
} as const;

/** Why a step of an upload comes to nothing. */
const refusalsOfSteps = {
  uploads_too_many: '{{most}} uploads are unfinished. Finish or cancel one of them first.',
  pieces_missing: '{{received}} of {{bytes}} bytes have arrived. Send the missing pieces first.',
  kind_differs: 'The upload was started as another type of file.',
  person_column_unknown: 'The file has no column named {{column}}.',
  list_not_chosen: 'Choose a list, or name a new one.',
  list_unknown: 'This list does not exist.',
  list_archived: 'This list is archived. Restore it, or choose another.',
  list_archived_since:
    'The list of this upload has been archived. Restore it, or check the upload again with another list.',
  obtained_in_future: 'The date the numbers were obtained is in the future.',
  changed_meanwhile:
    'People in this file changed since it was checked, so nothing was saved. Review what will change now, and save again.',
  abandoned: 'This upload was not continued for seven days.',
  balances_negative:
    'Every balance in this file is negative. Say whether these are amounts owed or credits, and check it again.',
  statuses_unheeded:
    'Rejected rows may forbid calls to {{people}} people who can be called. Record the reasons by hand or correct the rows, or confirm that they are called.',
  called_since: 'People of this upload have been called since.',
  in_campaign: 'A campaign has been started with people of this upload.',
  changed_by_later_upload: 'A later upload has changed the same people. Undo that one first.',
  changed_since:
    'People of this upload have been changed since: something was edited, added or recorded.',
  stored_too_early: 'This upload was stored before it could be undone.',
  readers_busy: 'Several files are being read right now. Try again in a few seconds.',
  storing_busy: 'Another upload of your organization is being saved. Try again in a minute.',
  space_too_little:
    "This upload needs about {{needed}} {{unit}} on the database's disk, and {{free}} {{unit}} are free. Free some space or ask your administrator, then try again.",
  disk_full:
    "The database's disk is full. Nothing from this step was saved. Free some space or ask your administrator, then try again.",
  memory_full:
    'The database has too little memory for this step at the moment. Nothing of it was kept. Try again later, or ask your administrator.',
  database_lost:
    'The database broke off {{times}} times while it worked at this step. Nothing of it was kept. Its disk or memory may be full: ask your administrator to look at it, then try again.',
  step_cut_off:
    'This step was cut off {{times}} times before its end. Nothing of it was kept. The server may lack memory or disk space: ask your administrator to look at it, then try again.',
} as const;

/**
 * Why an upload is refused, each with its sentence in English, as programs and logs get it. People read it in
 * their language, by the word, with the same values put in.
 */
export const refusals = {
  ...refusalsOfFiles,
  ...refusalsOfWorkbooks,
  ...refusalsOfZips,
  ...refusalsOfSteps,
} as const;

export type RefusalReason = keyof typeof refusals;
export type RefusalValues = Readonly<Record<string, string | number>>;

export interface Refusal {
  reason: RefusalReason;
  values: RefusalValues;
}

/** The sentence in English. */
export function writeRefusal(reason: RefusalReason, values: RefusalValues = {}): string {
  return refusals[reason].replace(/\{\{(\w+)\}\}/g, (_whole, name) => {
    const value = values[String(name)] ?? '';
    return typeof value === 'number' ? value.toLocaleString('en-US') : value;
  });
}
