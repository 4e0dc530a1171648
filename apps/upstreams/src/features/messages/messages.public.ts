export { sentMessages } from "./messages.table.ts";
export { sendToOneOfMany } from "./message-to-many.service.ts";
