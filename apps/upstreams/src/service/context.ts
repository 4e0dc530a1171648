import type { ActNotes } from "@app/domain/messages-sent/act-notes.ts";
import type { Role } from "@app/domain/enums.ts";
import type { Permission } from "@app/domain/permissions.ts";
import type { Clock } from "@app/domain/time.ts";
import type { Logger } from "pino";
import type { Availability } from "../database/availability.ts";
import type { Database } from "../database/client.ts";
import type { events } from "../database/schema/events.table.ts";
import type { teamActivity } from "../database/schema/team-activity.table.ts";
import type { FileStorage } from "../storage/file-store.ts";
import type { EventSignal } from "./event-signal.ts";

/** Who is asking. */
export interface Actor {
  id: string;
  name: string;
  /** Null for the empty choice and for one that is not in the list. */
  role: Role | null;
  permissions: ReadonlySet<Permission>;
  timeZone: string;
  /** Regions that are theirs; none is all of them. */
  regionIds: readonly string[];
  sessionId: string;
  /** The person's own session, where `role` is one that they only view as: nothing can be changed then. */
  viewedFrom: string | null;
}

/** Where a call came from; copied into the activity log. */
export interface Origin {
  ip: string | null;
  userAgent: string | null;
  requestId: string;
}

/** Who an id is, as other people see it: "system" for the system itself. */
type NameOf = (at: { db: Database }, id: string) => Promise<string>;

/** What changes say of themselves, to be written together where thousands are made: see `writeGathered`. */
export interface Gathered {
  activity: (typeof teamActivity.$inferInsert)[];
  told: (typeof events.$inferInsert)[];
}

/** An email as it waits to be sent. */
export interface WrittenMail {
  to: string;
  subject: string;
  text: string;
}

/** What every service is handed: the transaction it works in, who asks, when and from where. */
export interface Context {
  db: Database;
  actor: Actor;
  now: Date;
  origin: Origin;
  nameOf: NameOf;
  /** Who answers with a one-time link, where nobody who has an account here acts. */
  answers?: { side: "tutor" | "customer"; personId: string };
  /** Why it is done, where it is not for its own sake: "Restored from version 3." Copied into the activity log. */
  reason?: string;
  /** Where entries of the activity log wait, for work that writes them in one go before its transaction ends. */
  gathered?: Gathered;
  /** What staff wrote beside it: a note that stays here, and messages that their emails pass on. */
  notes?: ActNotes;
  /** The emails that it has written, where somebody wants to see them first. */
  written?: WrittenMail[];
}

/** What both servers are made of. */
export interface App {
  database: Database;
  clock: Clock;
  log: Logger;
  /** `token` opens the stream of changes; null where there is none. */
  events: { token: string | null; signal: EventSignal };
  availability: Availability;
  files: FileStorage;
  /** Tells calls apart without telling what is in them. */
  fingerprintOf(call: unknown): string;
  nameOf: NameOf;
  /** The person whose session a token names; null where the token, the session or the account is no longer good. */
  authenticate(token: string): Promise<Actor | null>;
}
