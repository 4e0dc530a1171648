export { genderOptions } from "./customer-words.ts";
