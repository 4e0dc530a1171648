/** Files can be read as bytes in every browser, but not in jsdom. Runs before every test file of the portal. */
function arrayBuffer(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(new Error("The file could not be read."));
    reader.readAsArrayBuffer(this);
  });
}

if ("window" in globalThis) Object.assign(Blob.prototype, { arrayBuffer });
