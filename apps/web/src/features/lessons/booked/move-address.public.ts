export { coverAddress, movedAddress } from "./events/move-address.ts";
