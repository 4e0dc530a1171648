export { reportMails } from "./by-mail/report-mails.table.ts";
