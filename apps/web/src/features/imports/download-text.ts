/** Hands a text to the browser as a file to keep. */
export function downloadText(name: string, text: string): void {
  // The mark tells spreadsheets that the text is UTF-8.
  const address = URL.createObjectURL(new Blob([`\uFEFF${text}`], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
