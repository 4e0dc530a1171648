import { letter, type PlainRecord } from "./plain-record.ts";

export const plainDialects: PlainRecord = {
  kind: "dialect",
  title: "Dialect",
  server: "v2",
  path: "/language/dialects",
  label: "name",
  writer: "content-manager",
  actor: "content-manager",
  draft: (number) => ({ subject: "Hausa", name: `Dialect ${letter(number)}` }),
  added: { order: 100, active: true, archivedAt: null },
  change: { name: "Renamed", order: 5 },
  refused: [
    [{ name: " " }, { name: "Name is required." }],
    [{ subject: "Igbo", name: "ÒWÉRRI" }, { name: "Name is already in use." }],
    [{ subject: "Mathematics" }, { subject: "Choose a valid language." }],
    [{ order: 0 }, { order: "Position must be between 1 and 999." }],
  ],
  lists: [
    ["?subject=Igbo", ["Standard", "Owerri", "Onitsha", "Ngwa", "Nsukka", "Enuani", "Afikpo", "Izzi", "Umuahia"]],
    ["?subject=Yoruba&sort=name&pageSize=2", ["Egba", "Ekiti"]],
    ["?q=ỌNI", ["Onitsha"]],
    ["?subject=Twi&active=true", ["Standard"]],
    ["?active=false", []],
  ],
  refusedQueries: [["?subject=Latin", "Choose a valid language."]],
  archiving: { archived: { active: false }, restored: { active: true, archivedAt: null } },
};
