export { holdArt } from "./art-refs.ts";
