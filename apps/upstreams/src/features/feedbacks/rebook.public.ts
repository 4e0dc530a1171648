export { rebookFor } from "./feedback-events.service.ts";
