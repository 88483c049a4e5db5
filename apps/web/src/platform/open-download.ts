/** Has the browser fetch a file from an address of our server; the page stays where it is. */
export function openDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
