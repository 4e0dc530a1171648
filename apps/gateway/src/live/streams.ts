import { GraphQLError } from "graphql";
import { shareOf } from "@app/domain/changes.ts";
import type { EntityKind } from "@app/domain/changes.ts";
import { roleFrom } from "@app/domain/permissions.ts";
import { callerId, concerns, rightsOfCaller } from "../features/account/caller.public.ts";
import type { ViewerRecord } from "../features/account/account.source.ts";
import type { AskedChanges, LiveStream } from "../features/live/live-stream.ts";
import { isOfTokens, notice, type ChangeRecord } from "../upstream/change-record.ts";
import type { Hub, Told } from "./hub.ts";
import { Queue } from "../common/queue.ts";

/** Maximum open streams per person; a browser needs one. */
export const streamsEach = 10;
/** How often a stream's owner is confirmed, in milliseconds; more often while sign-outs are not published. */
const confirmEveryMs = { told: 30_000, untold: 900 };

/** How far back a stream may start, in seconds. */
const longestBack = 600;

/** The owner of a stream. */
export interface StreamOwner {
  viewer: ViewerRecord;
  /** Their current account; null once their session has ended. Rejects if that cannot be determined. */
  confirm: () => Promise<ViewerRecord | null>;
  /** Called if a subscription was ended because its client is too slow. */
  onCut: () => void;
}

interface Open extends StreamOwner {
  confirmedAt: number;
  queues: Set<Queue<ChangeRecord | GraphQLError>>;
  close: () => void;
}

interface Parts {
  hub: Hub;
  /** A monotonic clock in milliseconds. */
  now: () => number;
  /** Whether ended sessions are published. */
  tellsOfSessions: () => boolean;
  /** How many changes may wait to be read, besides those that a stream begins with. */
  backlog: number;
}

const tooSlow = () =>
  new GraphQLError("The stream is being read too slowly; resume after the last change received.", {
    extensions: { code: "LIMIT_EXCEEDED" },
  });

/** The open streams and their owners. */
export class LiveStreams {
  readonly #parts: Parts;
  readonly #open = new Set<Open>();
  readonly #timer: NodeJS.Timeout;
  readonly #unlisten: () => void;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#timer = setInterval(() => this.#confirmOld(), 300).unref();
    this.#unlisten = parts.hub.listen(({ event }) => {
      if (isOfTokens(event)) this.#confirmAll(event.personId);
    });
  }

  get size(): number {
    return this.#open.size;
  }

  /** Opens a stream; null if the owner has the maximum. */
  open(owner: StreamOwner): LiveStream | null {
    const theirs = [...this.#open].filter(({ viewer }) => callerId(viewer) === callerId(owner.viewer));
    if (theirs.length >= streamsEach) return null;
    const one: Open = {
      ...owner,
      confirmedAt: this.#parts.now(),
      queues: new Set(),
      close: () => {
        this.#open.delete(one);
        for (const queue of [...one.queues]) queue.end();
      },
    };
    this.#open.add(one);
    return { changes: (asked) => this.#changes(one, asked), close: one.close };
  }

  /** Ends every stream; clients reconnect to another gateway, or to the next one here. */
  close(): void {
    clearInterval(this.#timer);
    this.#unlisten();
    for (const one of [...this.#open]) one.close();
  }

  #changes(one: Open, { after, recent, kinds }: AskedChanges): Queue<ChangeRecord | GraphQLError> {
    const { hub, backlog } = this.#parts;
    const push = (liveChange: Told) => {
      const change = changeFor(one.viewer, liveChange, kinds ?? null);
      if (!change) return;
      if (queue.length < mostWaiting) {
        queue.push(change);
      } else {
        queue.cut(tooSlow());
        one.onCut();
      }
    };
    let mostWaiting = Infinity;
    const unlisten = hub.listen(push);
    const queue: Queue<ChangeRecord | GraphQLError> = new Queue(() => {
      unlisten();
      one.queues.delete(queue);
    });
    one.queues.add(queue);
    const backMs = Math.min(longestBack, Math.max(0, recent ?? 0)) * 1000;
    const missed = after == null ? hub.recent(backMs) : hub.since(after);
    if (missed === null) queue.push(notice("resync", hub.cursor));
    for (const missedChange of missed ?? []) push(missedChange);
    queue.push(notice("opened", hub.cursor));
    mostWaiting = queue.length + backlog;
    return queue;
  }

  #confirmOld(): void {
    const { now, tellsOfSessions } = this.#parts;
    const every = tellsOfSessions() ? confirmEveryMs.told : confirmEveryMs.untold;
    for (const one of this.#open) if (now() - one.confirmedAt >= every) void this.#confirm(one);
  }

  #confirmAll(personId: string | null): void {
    for (const one of this.#open) if (concerns(one.viewer, personId)) void this.#confirm(one);
  }

  async #confirm(one: Open): Promise<void> {
    one.confirmedAt = this.#parts.now();
    try {
      const viewer = await one.confirm();
      if (viewer) one.viewer = viewer;
      else one.close();
    } catch {
      // Unknown: as everywhere, someone signed in a moment ago still is.
    }
  }
}

const asReader = (viewer: ViewerRecord) => ({
  id: callerId(viewer),
  role: roleFrom(viewer.user_role),
  may: rightsOfCaller(viewer),
});

/** The change that a caller receives for an event; null for none. */
function changeFor(
  viewer: ViewerRecord,
  { event, cursor }: Told,
  kinds: readonly EntityKind[] | null,
): ChangeRecord | null {
  if (event === null) return notice("resync", cursor);
  if (kinds !== null && !kinds.includes(event.entityKind)) return null;
  const share = shareOf(event, asReader(viewer));
  if (share === "nothing") return null;
  const { entityKind: kind, action, at } = event;
  if (share === "kind") return { cursor, action, kind, at, entityId: null, partOfId: null, version: null };
  const { entityId, partOfId, version } = event;
  return { cursor, action, kind, at, entityId, partOfId, version };
}
