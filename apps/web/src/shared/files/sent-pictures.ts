/** Addresses of the browser's own for pictures that were chosen on this page, by the id that the server gave each. */
const chosen = new Map<string, string>();

/** Lets a picture be seen where it was sent from: until its record is saved, the server shows it to nobody. */
export function rememberPicture(id: string, file: File): void {
  if (file.type.startsWith("image/")) chosen.set(id, URL.createObjectURL(file));
}

/** Where a picture that is for everybody once it is saved can be seen, before and after. */
export const pictureAddress = (id: string): string => chosen.get(id) ?? `/files/${id}`;
