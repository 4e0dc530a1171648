export { holdArt } from "./art-refs.ts";
export { keepPictures } from "./pictures.ts";
