/** Downloads a text as a file. */
export function download(fileName: string, text: string, type = "text/csv;charset=utf-8"): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: address, download: fileName });
  link.click();
  URL.revokeObjectURL(address);
}

/** Opens an address that downloads, without leaving the page. */
export function fetchFile(url: string, name: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
}
