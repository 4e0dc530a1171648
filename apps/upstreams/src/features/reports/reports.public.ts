export { countReportRows, permissionOfReport, readReportSheet, reportAsked, reportHeadings } from "./report-sheet.ts";
export { sendReportMails } from "./by-mail/send-report-mails.ts";
export { removeOldActivity } from "./seals/remove-old-activity.ts";
export { sealActivity } from "./seals/seal-activity.ts";
