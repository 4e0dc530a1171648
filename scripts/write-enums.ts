import { writeFileSync } from "node:fs";
import { toEnumName } from "../packages/domain/src/enums.ts";
import { graphqlEnums } from "../packages/domain/src/graphql-enums.ts";

const describe: Record<string, string> = {
  Permission: "What a role may do: one area of the business, and reading, writing or acting (state changes and money).",
  Role: "A role of a member of staff.",
  Currency: "A currency that money is held in.",
  CurriculumShape: "Which kinds of parts a curriculum has: age groups, levels and topics, or subjects and topics.",
  CurriculumStatus: "Where a curriculum stands.",
  CurriculumEvent: "What can be done to a curriculum as a whole.",
  SubdivisionType: "A kind of part of a curriculum.",
  ResourceKind: "What a resource is.",
  StaffStatus: "Where a staff account stands.",
  StaffEvent: "What can be done to a staff account as a whole.",
  OneTimeCodeState: "Where a one-time code stands.",
  AuditAction: "What kind of thing somebody did.",
  MailTemplate: "What a mail is about.",
  MailStatus: "Where a mail stands.",
  ImportVerdict: "What a line of an imported file would do.",
  LearnerKind: "Who is taught.",
  AgeGroup: "How old a dependent is, in bands.",
  ProgressState: "How far a learner is with a topic.",
  NotificationType: "What a notification is shown as.",
  SearchResultKind: "What a search result is.",
  UserErrorCode: "What kind of refusal it is.",
};

const blocks = Object.entries(graphqlEnums).map(([name, values]) => {
  const lines = values.map((value) => `  "${value} in the upstream servers' spelling."\n  ${toEnumName(value)}`);
  return `"${describe[name] ?? name}"\nenum ${name} {\n${lines.join("\n")}\n}\n`;
});

const file = new URL("../packages/schema/src/enums.generated.graphql", import.meta.url);
writeFileSync(file, `# Written by scripts/write-enums.ts from packages/domain; do not edit.\n\n${blocks.join("\n")}`);
