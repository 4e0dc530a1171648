export { readNotifications } from "./notification-stream.ts";
export { notify, notifyPerson } from "./notifications.service.ts";
export { notifications } from "./notifications.table.ts";
