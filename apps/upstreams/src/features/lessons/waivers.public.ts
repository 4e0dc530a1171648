export { refuseMoreWaivers } from "./booked/waivers.ts";
