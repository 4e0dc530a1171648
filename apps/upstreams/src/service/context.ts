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

/** The caller: a person, or a service token. */
export interface Actor {
  kind: "person" | "token";
  /** Of the person or the token. */
  id: string;
  /** The person who answers for it: the caller, or a token's owner. Whatever only a person can be or do is theirs. */
  personId: string;
  personName: string;
  name: string;
  /**
   * Null for no role and unknown ones. A token has its owner's: it says up to which limits, and is no permission by
   * itself.
   */
  role: Role | null;
  permissions: ReadonlySet<Permission>;
  timeZone: string;
  /** The caller's regions; empty means all. */
  regionIds: readonly string[];
  sessionId: string;
  /** The caller's own session if they are viewing as `role`; nothing can be changed then. */
  viewedFrom: string | null;
}

/** Where a call came from, for the activity log. */
export interface Origin {
  ip: string | null;
  userAgent: string | null;
  requestId: string;
}

/** A person's display name; "system" for the system itself. */
type NameOf = (at: { db: Database }, id: string) => Promise<string>;

/** Collected log entries and changes, for bulk work: see `writeGathered`. */
export interface Gathered {
  activity: (typeof teamActivity.$inferInsert)[];
  told: (typeof events.$inferInsert)[];
}

/** An email waiting to be sent. */
export interface WrittenMail {
  to: string;
  subject: string;
  text: string;
}

/** An act that can be undone for a while. */
export interface HeldAct {
  actId: string;
  until: Date;
}

/** The context of services: transaction, caller, time and origin. */
export interface Context {
  db: Database;
  actor: Actor;
  now: Date;
  origin: Origin;
  nameOf: NameOf;
  /** The person answering with a one-time link, who has no account. */
  answers?: { side: "tutor" | "customer"; personId: string };
  /** Why it is done, if for another change's sake: "Restored from version 3." Copied to the activity log. */
  reason?: string;
  /** Collects activity log entries, for work that writes them at once before its transaction ends. */
  gathered?: Gathered;
  /** What staff wrote beside it: an internal note, and messages for its emails. */
  notes?: ActNotes;
  /** The act that can be undone, and until when: its emails wait for so long. */
  held?: HeldAct;
  /** Collects the emails instead of sending them, for a preview. */
  written?: WrittenMail[];
  /** Collects the lessons that it settles, for a preview. */
  settled?: Set<string>;
}

/** The common parts of both servers. */
export interface App {
  database: Database;
  clock: Clock;
  log: Logger;
  /** `token` authorises reading the change stream; null if there is none. */
  events: { token: string | null; signal: EventSignal };
  availability: Availability;
  files: FileStorage;
  /** Identifies equal calls without revealing their content. */
  fingerprintOf(call: unknown): string;
  nameOf: NameOf;
  /**
   * Who a token belongs to; null if it, its session or the account is no longer valid. A service token that may not be
   * used now or from this address is refused with the reason.
   */
  authenticate(token: string, address: string | null): Promise<Actor | null>;
}
