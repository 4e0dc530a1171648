/** Object URLs of pictures chosen on this page, by the id from the server. */
const chosen = new Map<string, string>();

/** Makes an uploaded picture visible here: until its record is saved, the server shows it to nobody. */
export function rememberPicture(id: string, file: File): void {
  if (file.type.startsWith("image/")) chosen.set(id, URL.createObjectURL(file));
}

/** The address of a public picture, before and after its record is saved. */
export const pictureAddress = (id: string): string => chosen.get(id) ?? `/files/${id}`;
