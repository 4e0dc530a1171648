import type { PlainRecord } from "./plain-record.ts";

const known = "Use {{firstName}}, {{lastName}}, {{regionName}} or {{ownerName}}.";

export const plainTemplates: PlainRecord = {
  kind: "template",
  title: "Template",
  server: "v2",
  path: "/admin/template",
  label: "name",
  writer: "director",
  actor: "super-admin",
  draft: (number) => ({
    name: `Note ${number}`,
    kind: "general",
    channel: "email",
    language: "en",
    subject: "For {{firstName}}",
    body: "Dear {{firstName}},\nall is well.",
  }),
  added: { active: true, archivedAt: null },
  change: { name: "Renamed", body: "Hello {{lastName}}!" },
  refused: [
    [{ name: "" }, { name: "Name is required." }],
    [{ name: "WELCOME" }, { name: "Name is already in use." }],
    [{ kind: "invoice" }, { kind: "Choose a valid kind." }],
    [{ channel: "fax" }, { channel: "Choose a valid channel." }],
    [{ language: "fr" }, { language: "Choose a valid language." }],
    [{ subject: "" }, { subject: "Subject is required." }],
    [{ channel: "sms" }, { subject: "Only an email has a subject." }],
    [{ body: "Dear {{name}}," }, { body: `{{name}} cannot be filled in. ${known}` }],
  ],
  lists: [
    ["?q=welcome", ["Welcome", "Welcome by WhatsApp", "Welcome in Igbo", "Welcome in Yoruba"]],
    ["?sort=-name&pageSize=2", ["Welcome in Yoruba", "Welcome in Igbo"]],
    ["?kind=pod&sort=-createdAt&pageSize=1&channel=sms", ["Pod is starting"]],
    ["?language=ig&language=yo", ["Welcome in Igbo", "Welcome in Yoruba"]],
    ["?active=false", []],
  ],
  refusedQueries: [["?kind=invoice", "Choose a valid kind."]],
  archiving: { archived: { active: false }, restored: { active: true, archivedAt: null } },
};
