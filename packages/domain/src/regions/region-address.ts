/** How a region's code stands in addresses. */
export function regionAddress(code: string): string {
  return code.toLowerCase();
}
