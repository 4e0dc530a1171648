export { soughtAddress } from "./slots-address.ts";
