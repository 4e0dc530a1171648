export { listMails, mailList, type MailRecord } from "./mail.routes-v1.ts";
export { mails } from "./mail.table.ts";
