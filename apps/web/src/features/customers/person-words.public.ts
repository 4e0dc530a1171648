export { channelOptions, genderOptions, lessonForOptions, sourceOptions } from "./customer-words.ts";
