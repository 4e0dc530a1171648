/** As much of the browser's Request as the router's navigations read. Runs before every test file of the portal. */
class NavigationRequest {
  readonly url: string;
  readonly method: string;
  readonly signal: AbortSignal | null;

  constructor(url: string | URL, { method = "GET", signal = null }: RequestInit = {}) {
    this.url = String(url);
    this.method = method;
    this.signal = signal;
  }
}

Object.assign(globalThis, { Request: NavigationRequest });

/** Files can be read as bytes in every browser, but not in jsdom. */
function arrayBuffer(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(new Error("The file could not be read."));
    reader.readAsArrayBuffer(this);
  });
}

if ("window" in globalThis) Object.assign(Blob.prototype, { arrayBuffer });
