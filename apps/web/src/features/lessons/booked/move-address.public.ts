export { movedAddress } from "./events/move-address.ts";
