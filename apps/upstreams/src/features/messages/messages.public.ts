export { messageRecord, type MessageRecord } from "./message.record.ts";
export { listMessages, messageList, refuseSaidDays, saidAt, writeEmail, writeMessage } from "./messages.service.ts";
export { sentMessages } from "./messages.table.ts";
export { payersOf, sendToPodOfMany } from "./message-to-pods.service.ts";
export { sendToPersonOfMany } from "./message-to-people.service.ts";
export { sendToOneOfMany } from "./message-to-many.service.ts";
