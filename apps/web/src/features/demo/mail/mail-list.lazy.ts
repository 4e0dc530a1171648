export { MailList as Component } from "./mail-list.tsx";
