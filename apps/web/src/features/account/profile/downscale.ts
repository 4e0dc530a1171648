/** Edge of a stored picture, in px: twice the largest it is drawn at. */
const avatarEdge = 256;

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error("The image couldn't be read."));
    reader.readAsDataURL(blob);
  });
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.86));
}

/** The middle square of a picture, webp where the browser can, else png: to send, and as a data: address to look at. */
export async function downscale(file: File, edge = avatarEdge): Promise<{ file: File; preview: string }> {
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.min(edge, side);
  const left = (picture.width - side) / 2;
  const top = (picture.height - side) / 2;
  canvas.getContext("2d")?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
  picture.close();
  const small = (await encode(canvas, "image/webp")) ?? (await encode(canvas, "image/png"));
  if (small === null) throw new Error("The image couldn't be shown.");
  const name = `${file.name.replace(/\.[^.]*$/, "")}.${small.type.slice("image/".length)}`;
  return { file: new File([small], name, { type: small.type }), preview: await toDataUrl(small) };
}
