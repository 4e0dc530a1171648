/** Where the dev server finds the gateway. */
export function gatewayUrl(): string {
  return process.env["GATEWAY_URL"] ?? "http://localhost:4000";
}
