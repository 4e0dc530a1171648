import { sql, type SQL } from "drizzle-orm";
import { conversationPractices } from "./conversation-practices.table.ts";

const { backgroundId, live, roles } = conversationPractices;

/** The characters or the background that a practice names, in its working copy or in the one that the app has. */
const named: Readonly<Record<"character" | "background", SQL>> = {
  character: sql`(select jsonb_path_query(${roles}, '$[*].characterId') #>> '{}' as "id"
    union select jsonb_path_query(${live} -> 'roles', '$[*].characterId') #>> '{}')`,
  background: sql`(select ${backgroundId} as "id" union select ${live} ->> 'backgroundId')`,
};

export const practicesNaming = (art: "character" | "background") => ({
  table: conversationPractices,
  named: named[art],
});

/** The words of the practices that the app has. */
export const practicesTeaching = {
  table: conversationPractices,
  named: sql`(select jsonb_array_elements_text(${live} -> 'wordIds') as "id")`,
};
