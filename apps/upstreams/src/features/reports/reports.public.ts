export { permissionOfReport, reportAsked } from "./report-asked.ts";
export { countReportRows, readReportSheet, reportHeadings } from "./report-files.ts";
export { sendReportMails } from "./by-mail/send-report-mails.ts";
export { removeOldActivity } from "./seals/remove-old-activity.ts";
export { sealActivity } from "./seals/seal-activity.ts";
