export { channelOptions, genderOptions, lessonForOptions, sourceOptions } from "./customer-labels.ts";
