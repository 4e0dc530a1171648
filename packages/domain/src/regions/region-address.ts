/** A region's code in web addresses. */
export function regionAddress(code: string): string {
  return code.toLowerCase();
}
