export { genderOptions, lessonForOptions, sourceOptions } from "./customer-words.ts";
