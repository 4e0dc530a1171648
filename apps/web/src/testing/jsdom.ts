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
