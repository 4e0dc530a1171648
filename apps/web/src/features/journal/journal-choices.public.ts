export { kindOptions, severityOptions, useToday } from "./journal-labels.ts";
